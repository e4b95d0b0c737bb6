begin;
select no_plan();
select tests.set_captcha('off');

-- What a visitor may do.

select is(tests.attempt('anon', tests.enquiry()), '1 rows', 'a visitor can send an enquiry');
select ok(
  (
    select selected_needs = '{}'
      and num_nulls(
        company, phone, locale, hear_about_us, other_needs_text, additional_comments
      ) = 6
    from public.get_started_submissions
  ),
  'what was left out is null or an empty list'
);
select matches(
  tests.attempt('anon', 'select from public.get_started_submissions'),
  '^(0 rows|42501)$',
  'but cannot read it'
);
select is(
  tests.attempt('anon', tests.enquiry() || ' returning id'),
  '42501',
  'not even in the same breath'
);
select matches(
  tests.attempt('anon', 'update public.get_started_submissions set first_name = ''Eve'''),
  '^(0 rows|42501)$',
  'nor change it'
);
select matches(
  tests.attempt('anon', 'delete from public.get_started_submissions'),
  '^(0 rows|42501)$',
  'nor delete it'
);
select is(
  (select count(*) from public.get_started_submissions where first_name = 'Ada'),
  1::bigint,
  'it is still there, unchanged'
);
select is(
  tests.attempt('anon', tests.enquiry(jsonb_build_object('id', (select id from public.get_started_submissions)))),
  'get_started_submissions_pkey',
  'the same id again is refused by the primary key'
);
select is(
  tests.attempt(
    'anon',
    tests.enquiry(jsonb_build_object('id', (select id from public.get_started_submissions), 'first_name', 'Eve'))
      || ' on conflict (id) do update set first_name = excluded.first_name'
  ),
  '42501',
  'and cannot replace the row'
);
select is(
  tests.attempt('authenticated', tests.enquiry()),
  '42501',
  'somebody who has logged in, which nobody can, may not even send'
);

-- What a visitor cannot choose.

delete from public.get_started_submissions;
select matches(
  tests.attempt('anon', tests.enquiry('{"created_at": "2001-01-01", "captcha_verified": true}')),
  '^(1 rows|42501)$',
  'a visitor may try to choose the time and the verdict'
);
select is(
  tests.attempt('anon', tests.enquiry(jsonb_build_object(field, value))),
  '42501',
  format('a visitor cannot choose %s, which is for staff', field)
)
from (values ('answered', 'true'), ('told_at', '2001-01-01')) as choices (field, value);
select is(
  tests.attempt('anon', tests.enquiry('{"captcha_token": "a token"}')),
  '1 rows',
  'and send a token'
);
select is(
  (
    select count(*)
    from public.get_started_submissions
    where captcha_verified
      or created_at <> now()
      or captcha_token is not null
  ),
  0::bigint,
  'but none of them is kept'
);
select is(
  tests.attempt('postgres', 'update public.get_started_submissions set captcha_token = ''a token'''),
  'captcha_token_must_not_be_kept',
  'nobody can put a token back'
);

-- What staff may do.

select is(
  tests.attempt('postgres', 'update public.get_started_submissions set answered = true'),
  (select count(*) from public.get_started_submissions) || ' rows',
  'the Table Editor ticks what was answered'
);
select is(
  tests.attempt('service_role', 'select from public.get_started_submissions limit 1'),
  '1 rows',
  'the secret key reads'
);
select is(
  tests.attempt('service_role', 'delete from public.get_started_submissions'),
  (select count(*) from public.get_started_submissions) || ' rows',
  'and deletes'
);

-- What a row must hold.

select is(
  tests.attempt('anon', tests.enquiry(jsonb_build_object(field, null))),
  '23502',
  format('%s is required', field)
)
from unnest(array['id', 'first_name', 'last_name', 'email', 'privacy_consent']) as field;
select is(
  tests.attempt('anon', tests.enquiry(jsonb_build_object(field, blank))),
  format('%s_must_not_be_blank', field),
  format('%s may not be "%s"', field, blank)
)
from unnest(array['first_name', 'last_name']) as field,
  unnest(array['', ' ', E' \t\n']) as blank;
select is(
  tests.attempt('anon', tests.enquiry(jsonb_build_object('email', wrong))),
  'email_must_be_an_address',
  format('"%s" is no e-mail address', wrong)
)
from unnest(
  array['', ' ', 'ada', '@lovelace.example', 'ada@', 'a@b@c', 'a da@b.c', E'a@b.c\n']
) as wrong;
select is(
  tests.attempt('anon', tests.enquiry('{"privacy_consent": false}')),
  'privacy_policy_must_be_accepted',
  'consent is required'
);
select is(
  tests.attempt('anon', tests.enquiry(jsonb_build_object('first_name', name, 'last_name', name))),
  '1 rows',
  format('"%s" is a name', name)
)
from unnest(array['José', 'O''Brien', '李', '🏔️', 'X Æ A-12']) as name;

-- How long an answer may be.

create temporary table limits (field text, longest integer);
insert into limits
values
  ('first_name', 100),
  ('last_name', 100),
  ('company', 200),
  ('phone', 40),
  ('additional_comments', 5000);

select is(
  tests.attempt('anon', tests.enquiry(jsonb_build_object(field, repeat('é', longest)))),
  '1 rows',
  format('%s takes %s characters', field, longest)
)
from limits;
select is(
  tests.attempt('anon', tests.enquiry(jsonb_build_object(field, repeat('é', longest + 1)))),
  format('%s_must_fit_%s_characters', field, longest),
  format('%s takes no more than %s characters', field, longest)
)
from limits;
select is(
  tests.attempt('anon', tests.enquiry(jsonb_build_object('email', repeat('a', length - 2) || '@b'))),
  outcome,
  format('email with %s characters', length)
)
from (
  values (254, '1 rows'), (255, 'email_must_fit_254_characters')
) as addresses (length, outcome);

-- What is chosen from a list.

select is(
  tests.attempt('anon', tests.enquiry('{"locale": "nz"}')),
  'locale_must_be_known',
  'a locale must be on the list'
);
select is(
  tests.attempt('anon', tests.enquiry('{"hear_about_us": "radio"}')),
  'hear_about_us_must_be_known',
  'so must how they heard about us'
);

select is(
  tests.attempt('anon', tests.enquiry(jsonb_build_object('selected_needs', chosen::jsonb))),
  outcome,
  format('selected_needs as %s', chosen)
)
from (
  values
    ('["data-consolidation", "other"]', '1 rows'),
    ('["data-consolidation", "astrology"]', 'selected_needs_must_be_known'),
    ('["data-consolidation", null]', 'selected_needs_must_be_known'),
    ('["data-consolidation", "data-consolidation"]', 'selected_needs_must_not_repeat'),
    ('[["data-consolidation"], ["other"]]', 'selected_needs_must_not_repeat'),
    ('null', '23502')
) as choices (chosen, outcome);

-- The text of "other".

select is(
  tests.attempt(
    'anon',
    tests.enquiry(jsonb_build_object('selected_needs', needs, 'other_needs_text', other))
  ),
  outcome,
  format('%s characters beside %s', coalesce(length(other), 0), needs)
)
from (
  values
    (array['data-consolidation', 'other'], 'A yak', '1 rows'),
    (array['other'], null, '1 rows'),
    (array['data-consolidation'], 'A yak', 'other_needs_text_must_follow_other'),
    (array[]::text[], 'A yak', 'other_needs_text_must_follow_other'),
    (array['other'], repeat('é', 5000), '1 rows'),
    (array['other'], repeat('é', 5001), 'other_needs_text_must_fit_5000_characters')
) as answers (needs, other, outcome);

select * from finish();
rollback;
