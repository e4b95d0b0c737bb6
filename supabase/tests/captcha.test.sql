-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();

create function pg_temp.verdict()
returns text
language sql
as $$
  select string_agg(captcha_verified::text, ', ') from public.get_started_submissions
$$;

-- No secret.

select tests.set_captcha('on');

select is(
  tests.attempt('anon', tests.sending(name, '{"captcha_token": "a-token"}')),
  'The captcha cannot be checked: private.settings has no hcaptcha_secret.',
  format('without a secret a row of %s is refused and the message says why', name)
)
from unnest(array['get_started_submissions', 'career_applications']) as name;

-- Without a setting, the check is on.

delete from private.settings;

select is(
  tests.attempt('anon', tests.enquiry('{"captcha_token": "a-token"}')),
  'The captcha cannot be checked: private.settings has no hcaptcha_secret.',
  'a database without any setting checks the captcha'
);

-- No token.

select tests.set_captcha('on', 'the secret');

select is(
  tests.attempt('anon', tests.enquiry()),
  'The captcha was refused: no usable token was sent.',
  'without a token an enquiry is refused'
);
select is(
  tests.attempt('anon', tests.application(jsonb_build_object('captcha_token', token))),
  'The captcha was refused: no usable token was sent.',
  format('"%s" is no token', left(token, 30))
)
from unnest(
  array['', ' ', 'a token', E'P1_eyJ0\n', '<script>', ''' or 1=1 --', '../../etc/passwd', 'a%00b', repeat('a', 20001)]
) as token;

-- hCaptcha accepts.

create table pg_temp.asked (secret text, token text);
grant all on pg_temp.asked to public;

create or replace function private.ask_hcaptcha(secret text, token text)
returns jsonb
language sql
as $$
  insert into pg_temp.asked values (secret, token);
  select '{"success": true}'::jsonb;
$$;

select is(
  tests.attempt('anon', tests.enquiry('{"captcha_token": "a-token"}')),
  '1 rows',
  'an enquiry with an accepted token is stored'
);
select is(pg_temp.verdict(), 'true', 'an enquiry with an accepted token is marked as verified');
select results_eq(
  'select secret, token from pg_temp.asked',
  $$values ('the secret', 'a-token')$$,
  'hCaptcha was asked once, with our secret and the token'
);
select is(
  (select count(captcha_token) from public.get_started_submissions),
  0::bigint,
  'the token is not kept'
);
select is(
  tests.attempt('anon', tests.application('{"captcha_token": "a-token"}')),
  '1 rows',
  'an application with an accepted token is stored'
);
select ok(
  (select captcha_verified and captcha_token is null from public.career_applications),
  'that application is marked as verified and its token is not kept'
);

-- The cheap checks come first.

delete from pg_temp.asked;
select is(
  tests.attempt('anon', tests.sending(name, '{"captcha_token": "a-token"}' || answers)),
  outcome,
  format('a row of %s with %s is refused by the table', name, answers)
)
from (
  values
    ('get_started_submissions', '{"email": "ada"}'::jsonb, 'email_must_be_an_address'),
    ('get_started_submissions', '{"first_name": null}', '23502'),
    ('career_applications', '{"privacy_consent": false}', 'privacy_policy_must_be_accepted'),
    ('career_applications', '{"cv_file_name": "cv.pdf"}', 'cv_must_have_both_a_name_and_a_path'),
    ('cv_uploads', '{"name": "cv.pdf"}', 'name_must_be_the_path_of_a_cv')
) as rows (name, answers, outcome);
select is(
  tests.attempt(
    'anon',
    $$
      insert into public.cv_uploads (name, captcha_token)
      values ('1790000000000_Ada_Lovelace_a1b2c3_CV.pdf', 'a-token'), ('1790000000000_Ada_Lovelace_d4e5f6_CV.pdf', 'a-token')
    $$
  ),
  'Only one row can be sent at a time.',
  'two rows at once are refused'
);
select is((select count(*) from pg_temp.asked), 0::bigint, 'hCaptcha is asked about none of them');

-- hCaptcha refuses.

create or replace function private.ask_hcaptcha(secret text, token text)
returns jsonb
language sql
as $$
  select '{"success": false, "error-codes": ["invalid-or-already-seen-response"]}'::jsonb
$$;

-- Without a grant on the column, hCaptcha is not even asked. The embedded backend grants it by itself.
select matches(
  tests.attempt('anon', tests.enquiry('{"captcha_token": "a-token", "captcha_verified": true}')),
  '^(The captcha was refused: hCaptcha says \["invalid-or-already-seen-response"\]\.|42501)$',
  'choosing captcha_verified gets nobody past hCaptcha'
);
select is(pg_temp.verdict(), 'true', 'a refused enquiry is not stored');
select is(
  tests.attempt('anon', tests.sending(name, '{"captcha_token": "a-token"}')),
  'The captcha was refused: hCaptcha says ["invalid-or-already-seen-response"].',
  format('a row of %s with a refused token is refused and the message says why', name)
)
from unnest(array['get_started_submissions', 'career_applications']) as name;
select is(
  tests.attempt(
    'anon',
    tests.enquiry(
      (
        select jsonb_build_object('id', id, 'captcha_token', 'a token')
        from public.get_started_submissions
      )
    )
  ),
  'get_started_submissions_pkey',
  'a repeat of a stored enquiry meets the primary key, although its token is spent'
);

-- hCaptcha does not answer.

delete from public.get_started_submissions;

create or replace function private.ask_hcaptcha(secret text, token text)
returns jsonb
language sql
as $$
  select null::jsonb
$$;

select is(
  tests.attempt('anon', tests.enquiry('{"captcha_token": "a-token"}')),
  '1 rows',
  'an enquiry is stored if hCaptcha does not answer'
);
select is(pg_temp.verdict(), 'false', 'an enquiry is marked as not verified if hCaptcha does not answer');

select is(
  tests.attempt('anon', tests.enquiry('{"captcha_token": "watch-from-outside"}')),
  'Nobody checked the captcha.',
  'the enquiry of the watch from outside is not stored, even if hCaptcha does not answer'
);

-- 200 an hour, of all kinds together.

select tests.forget_refusals();
update public.get_started_submissions set created_at = now() - interval '61 minutes';
alter table public.career_applications disable trigger user;
insert into public.career_applications (id, first_name, last_name, email, privacy_consent, created_at)
select gen_random_uuid(), 'Ada', 'Lovelace', 'ada@lovelace.example', true, now() - interval '59 minutes'
from generate_series(1, 199);
alter table public.career_applications enable trigger user;
select is(
  tests.attempt('anon', tests.enquiry('{"captcha_token": "a-token"}')),
  '1 rows',
  'the two hundredth of an hour is kept'
);
update public.get_started_submissions set created_at = created_at - interval '1 second';
select throws_ok(
  tests.enquiry('{"captcha_token": "a-token"}'),
  '53400',
  'Too many unverified submissions in the last hour.',
  'the next one is refused and the message says why'
);
select is(
  (select total from private.refusal_counts where cause = 'unverified'),
  1::bigint,
  'the refusal is counted, although it is rolled back'
);

-- The check is off, as on the embedded backend.

select tests.set_captcha('off');
delete from public.get_started_submissions;

select is(tests.attempt('anon', tests.enquiry()), '1 rows', 'with the check off no token is needed');
select is(pg_temp.verdict(), 'false', 'with the check off nothing is marked as verified');
select is(
  tests.attempt('anon', tests.enquiry('{"captcha_token": "watch-from-outside"}')),
  'Nobody checked the captcha.',
  'the enquiry of the watch from outside is not stored, even with the check off'
);

-- Who may see and change the settings.

select ok(
  (
    select relrowsecurity and relforcerowsecurity
    from pg_class
    where oid = 'private.settings'::regclass
  ),
  'row-level security guards the settings, whatever is granted'
);

select tests.set_captcha('on', 'the secret');

select matches(
  tests.attempt('anon', 'select from private.settings'),
  '^(0 rows|42501)$',
  'visitors do not see the settings'
);
select matches(
  tests.attempt('anon', 'update private.settings set value = ''off'''),
  '^(0 rows|42501)$',
  'visitors do not switch the check off'
);
select is(
  tests.attempt('anon', 'insert into private.settings values (''project_url'', ''x'')'),
  '42501',
  'visitors do not add settings'
);
select * from finish();
rollback;
