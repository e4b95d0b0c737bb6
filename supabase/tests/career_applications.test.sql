begin;
select no_plan();
select tests.set_captcha('off');

-- What a visitor may do.

select is(tests.attempt('anon', tests.application()), '1 rows', 'a visitor can send an application');
select ok(
  (
    select selected_career_options = '{}'
      and selected_skills = '{}'
      and num_nulls(
        current_position, phone, locale, hear_about_us,
        individual_purpose, additional_comments, cv_file_name, cv_file_url
      ) = 8
    from public.career_applications
  ),
  'what was left out is null or an empty list'
);
select matches(
  tests.attempt('anon', 'select from public.career_applications'),
  '^(0 rows|42501)$',
  'but cannot read it'
);
select is(
  tests.attempt('anon', tests.application() || ' returning id'),
  '42501',
  'not even in the same breath'
);
select matches(
  tests.attempt('anon', 'update public.career_applications set first_name = ''Eve'''),
  '^(0 rows|42501)$',
  'nor change it'
);
select matches(
  tests.attempt('anon', 'delete from public.career_applications'),
  '^(0 rows|42501)$',
  'nor delete it'
);
select is(
  (select count(*) from public.career_applications where first_name = 'Ada'),
  1::bigint,
  'it is still there, unchanged'
);
select is(
  tests.attempt('anon', tests.application(jsonb_build_object('id', (select id from public.career_applications)))),
  'career_applications_pkey',
  'the same id again is refused by the primary key'
);
select is(
  tests.attempt(
    'anon',
    tests.application(jsonb_build_object('id', (select id from public.career_applications), 'first_name', 'Eve'))
      || ' on conflict (id) do update set first_name = excluded.first_name'
  ),
  '42501',
  'and cannot replace the row'
);
select is(
  tests.attempt('authenticated', tests.application()),
  '42501',
  'somebody who has logged in, which nobody can, may not even send'
);

-- What a visitor cannot choose.

delete from public.career_applications;
select matches(
  tests.attempt('anon', tests.application('{"created_at": "2001-01-01", "captcha_verified": true}')),
  '^(1 rows|42501)$',
  'a visitor may try to choose the time and the verdict'
);
select is(
  tests.attempt('anon', tests.application(jsonb_build_object(field, value))),
  '42501',
  format('a visitor cannot choose %s, which is for staff', field)
)
from (values ('answered', 'true'), ('told_at', '2001-01-01')) as choices (field, value);
select is(
  tests.attempt('anon', tests.application('{"captcha_token": "a token"}')),
  '1 rows',
  'and send a token'
);
select is(
  (
    select count(*)
    from public.career_applications
    where captcha_verified
      or created_at <> now()
      or captcha_token is not null
  ),
  0::bigint,
  'but none of them is kept'
);
select is(
  tests.attempt('postgres', 'update public.career_applications set captcha_token = ''a token'''),
  'captcha_token_must_not_be_kept',
  'nobody can put a token back'
);

-- What staff may do.

select is(
  tests.attempt('postgres', 'update public.career_applications set answered = true'),
  (select count(*) from public.career_applications) || ' rows',
  'the Table Editor ticks what was answered'
);
select is(
  tests.attempt('service_role', 'select from public.career_applications limit 1'),
  '1 rows',
  'the secret key reads'
);
select is(
  tests.attempt('service_role', 'delete from public.career_applications'),
  (select count(*) from public.career_applications) || ' rows',
  'and deletes'
);

-- What a row must hold.

select is(
  tests.attempt('anon', tests.application(jsonb_build_object(field, null))),
  '23502',
  format('%s is required', field)
)
from unnest(array['id', 'first_name', 'last_name', 'email', 'privacy_consent']) as field;
select is(
  tests.attempt('anon', tests.application(jsonb_build_object(field, blank))),
  format('%s_must_not_be_blank', field),
  format('%s may not be "%s"', field, blank)
)
from unnest(array['first_name', 'last_name']) as field,
  unnest(array['', ' ', E' \t\n']) as blank;
select is(
  tests.attempt('anon', tests.application(jsonb_build_object('email', wrong))),
  'email_must_be_an_address',
  format('"%s" is no e-mail address', wrong)
)
from unnest(
  array['', ' ', 'ada', '@lovelace.example', 'ada@', 'a@b@c', 'a da@b.c', E'a@b.c\n']
) as wrong;
select is(
  tests.attempt('anon', tests.application('{"privacy_consent": false}')),
  'privacy_policy_must_be_accepted',
  'consent is required'
);
select is(
  tests.attempt('anon', tests.application(jsonb_build_object('first_name', name, 'last_name', name))),
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
  ('current_position', 200),
  ('phone', 40),
  ('individual_purpose', 5000),
  ('additional_comments', 5000);

select is(
  tests.attempt('anon', tests.application(jsonb_build_object(field, repeat('é', longest)))),
  '1 rows',
  format('%s takes %s characters', field, longest)
)
from limits;
select is(
  tests.attempt('anon', tests.application(jsonb_build_object(field, repeat('é', longest + 1)))),
  format('%s_must_fit_%s_characters', field, longest),
  format('%s takes no more than %s characters', field, longest)
)
from limits;
select is(
  tests.attempt('anon', tests.application(jsonb_build_object('email', repeat('a', length - 2) || '@b'))),
  outcome,
  format('email with %s characters', length)
)
from (
  values (254, '1 rows'), (255, 'email_must_fit_254_characters')
) as addresses (length, outcome);

-- What is chosen from a list.

select is(
  tests.attempt('anon', tests.application('{"locale": "nz"}')),
  'locale_must_be_known',
  'a locale must be on the list'
);
select is(
  tests.attempt('anon', tests.application('{"hear_about_us": "radio"}')),
  'hear_about_us_must_be_known',
  'so must how they heard about us'
);

select is(
  tests.attempt('anon', tests.application(jsonb_build_object('selected_career_options', chosen::jsonb))),
  outcome,
  format('selected_career_options as %s', chosen)
)
from (
  values
    ('["more-flexibility", "more-alignment"]', '1 rows'),
    ('["more-flexibility", "astrology"]', 'selected_career_options_must_be_known'),
    ('["more-flexibility", null]', 'selected_career_options_must_be_known'),
    ('["more-flexibility", "more-flexibility"]', 'selected_career_options_must_not_repeat'),
    ('[["more-flexibility"], ["more-alignment"]]', 'selected_career_options_must_not_repeat'),
    ('null', '23502')
) as choices (chosen, outcome);

select is(
  tests.attempt('anon', tests.application(jsonb_build_object('selected_skills', chosen::jsonb))),
  outcome,
  format('selected_skills as %s', chosen)
)
from (
  values
    ('["security", "other"]', '1 rows'),
    ('["security", "astrology"]', 'selected_skills_must_be_known'),
    ('["security", null]', 'selected_skills_must_be_known'),
    ('["security", "security"]', 'selected_skills_must_not_repeat'),
    ('[["security"], ["other"]]', 'selected_skills_must_not_repeat'),
    ('null', '23502')
) as choices (chosen, outcome);

-- The CV.

select is(
  tests.attempt('anon', tests.application(jsonb_build_object('cv_file_name', 'cv.pdf', 'cv_file_url', path))),
  'The CV was not announced.',
  format('"%s" is not the path of an announced CV', path)
)
from unnest(
  array['1790000000000_Jose_OBrien_a1B2c3_CV.pdf', 'https://example.com/cv.pdf', '']
) as path;

select is(
  tests.attempt('anon', tests.announcement('1790000000000_Jose_OBrien_a1B2c3_CV.pdf')),
  '1 rows',
  'a visitor announces a CV'
);
select is(
  tests.attempt(
    'anon',
    tests.application(jsonb_build_object('cv_file_name', name, 'cv_file_url', path))
  ),
  outcome,
  format('a CV named with %s characters, stored as %s', coalesce(length(name), 0), path)
)
from (
  values
    ('José''s CV.pdf', '1790000000000_Jose_OBrien_a1B2c3_CV.pdf', '1 rows'),
    (repeat('é', 255), '1790000000000_Jose_OBrien_a1B2c3_CV.pdf', '1 rows'),
    (
      repeat('é', 256),
      '1790000000000_Jose_OBrien_a1B2c3_CV.pdf',
      'cv_file_name_must_fit_255_characters'
    ),
    ('cv.pdf', null, 'cv_must_have_both_a_name_and_a_path'),
    (null, '1790000000000_Jose_OBrien_a1B2c3_CV.pdf', 'cv_must_have_both_a_name_and_a_path')
) as cv (name, path, outcome);

select * from finish();
rollback;
