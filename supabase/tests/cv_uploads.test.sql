-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();
select tests.set_captcha('off');

-- submissions.test.sql tests what all tables for visitors have in common.

select is(
  tests.attempt('anon', tests.sending('cv_uploads', '{"is_used": true}')),
  '42501',
  'a visitor cannot choose is_used'
);

-- No more than 100 an hour.

select tests.forget_refusals();
select tests.attempt('anon', tests.sending('cv_uploads'));
update public.cv_uploads set created_at = now() - interval '61 minutes';
select is(
  (
    select count(*)
    from generate_series(1, 101) as n
    where tests.attempt('anon', tests.announcement(format('%s_Many_Names_a1b2c3_CV.pdf', 1790000000000 + n))) = '1 rows'
  ),
  100::bigint,
  'a hundred CVs can be announced in an hour'
);
select throws_ok(
  tests.announcement('1790000000000_Ada_Lovelace_j1k2l3_CV.pdf'),
  '53400',
  'Too many CVs were announced in the last hour.',
  'above 100 announcements the message says why'
);
select is(
  (select total from private.refusal_counts where cause = 'cvs'),
  2::bigint,
  'the refusals are counted, although they are rolled back'
);
select is(
  tests.attempt('anon', tests.announcement('1790000000001_Many_Names_a1b2c3_CV.pdf')),
  'cv_uploads_pkey',
  'above 100 announcements a repeat is still recognised'
);

-- The captcha of the announcement counts for one application.

delete from public.cv_uploads;
create temporary table hcaptcha as select '{"success": true}'::jsonb as answer;
grant select on hcaptcha to public;
create or replace function private.ask_hcaptcha(secret text, token text)
returns jsonb
language sql
as $$
  select answer from pg_temp.hcaptcha
$$;
select tests.set_captcha('on', 'the secret');

create function pg_temp.apply(name text, answers jsonb default '{}')
returns text
language sql
as $$
  select tests.attempt(
    'anon',
    tests.application(
      jsonb_build_object('first_name', name, 'cv_file_name', 'cv.pdf', 'cv_file_url', format('1790000000000_%s_Lovelace_a1b2c3_CV.pdf', name)) || answers
    )
  )
$$;
create function pg_temp.announce(name text, answers jsonb default '{"captcha_token": "a-token"}')
returns text
language sql
as $$
  select tests.attempt('anon', tests.announcement(format('1790000000000_%s_Lovelace_a1b2c3_CV.pdf', name), answers))
$$;

select is(
  pg_temp.announce('Ada', '{}'),
  'The captcha was refused: no usable token was sent.',
  'without a token nothing can be announced'
);
select is(pg_temp.announce('Ada'), '1 rows', 'with an accepted token a CV can be announced');
select is(pg_temp.apply('Ada'), '1 rows', 'the application with that CV needs no token');
select is(
  pg_temp.apply('Ada'),
  'The captcha was refused: no usable token was sent.',
  'a second application with the same CV needs a token'
);
select is(
  pg_temp.apply('Ada', '{"captcha_token": "another-token"}'),
  '1 rows',
  'a second application with a token is stored'
);
select is(
  (select string_agg(captcha_verified::text, ', ') from public.career_applications where first_name = 'Ada'),
  'true, true',
  'both applications are marked as verified'
);

select pg_temp.announce('Mary');
update public.cv_uploads set created_at = now() - interval '1 day' where name like '%Mary%';
select is(
  pg_temp.apply('Mary'),
  'The captcha was refused: no usable token was sent.',
  'a day after the announcement the application needs a token'
);

update hcaptcha set answer = '{"success": false}';
select is(
  pg_temp.announce('Eve'),
  'The captcha was refused: hCaptcha says no.',
  'with a refused token nothing can be announced'
);
update hcaptcha set answer = null;
select is(pg_temp.announce('Grace'), '1 rows', 'a CV is taken if hCaptcha does not answer');
select is(pg_temp.apply('Grace'), '1 rows', 'its application is taken if hCaptcha does not answer');
select ok(
  (select not captcha_verified from public.career_applications where first_name = 'Grace'),
  'that application is marked as not verified'
);

select * from finish();
rollback;
