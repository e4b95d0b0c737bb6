-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();
select tests.set_captcha('off');

-- What all tables for visitors have in common, and what the two tables of forms have in common.

create temporary table tables as
select *
from (
  values
    ('career_applications', 'id'),
    ('get_started_submissions', 'id'),
    ('cv_uploads', 'name')
) as tables (name, key);
create temporary table forms as
select name from tables where key = 'id';

-- The key of the first row, and the number of rows that fulfil a condition.
create function pg_temp.first_key(name text, key text)
returns jsonb
language plpgsql
as $$
declare
  found text;
begin
  execute format('select %I from public.%I limit 1', key, name) into found;
  return jsonb_build_object(key, found);
end
$$;
create function pg_temp.count(name text, condition text default 'true')
returns bigint
language plpgsql
as $$
declare
  found bigint;
begin
  execute format('select count(*) from public.%I where %s', name, condition) into found;
  return found;
end
$$;

-- What a visitor may do.

select is(tests.attempt('anon', tests.sending(name)), '1 rows', format('a visitor can send to %s', name))
from tables;
select matches(
  tests.attempt('anon', format(command, name)),
  '^(0 rows|42501)$',
  format('a visitor cannot %s %s', what, name)
)
from tables, (
  values
    ('read', 'select from public.%I'),
    ('change', 'update public.%I set captcha_verified = true'),
    ('delete', 'delete from public.%I')
) as commands (what, command);
select is(
  tests.attempt('anon', tests.sending(name) || ' returning ' || key),
  '42501',
  format('a visitor cannot insert into %s and read the row in one statement', name)
)
from tables;
select is(
  pg_temp.count(name, 'not captcha_verified'),
  1::bigint,
  format('what was sent to %s is still there, unchanged', name)
)
from tables;
select is(
  tests.attempt('anon', tests.sending(name, pg_temp.first_key(name, key))),
  name || '_pkey',
  format('the same %s again is refused by the primary key of %s', key, name)
)
from tables;
select is(
  tests.attempt(
    'anon',
    tests.sending(name, pg_temp.first_key(name, key)) || format(' on conflict (%I) do ' || way, key)
  ),
  '42501',
  format('a repeat cannot be sent to %s on conflict do %s', name, split_part(way, ' ', 1))
)
from tables, (values ('nothing'), ('update set %1$I = excluded.%1$I')) as ways (way);
select is(
  tests.attempt('authenticated', tests.sending(name)),
  '42501',
  format('somebody who has logged in, which nobody can, may not even send to %s', name)
)
from tables;

-- What a visitor cannot choose.

delete from public.career_applications;
delete from public.get_started_submissions;
delete from public.cv_uploads;
select matches(
  tests.attempt('anon', tests.sending(name, '{"created_at": "2001-01-01", "captcha_verified": true}')),
  '^(1 rows|42501)$',
  format('a visitor may send a time and a verdict to %s', name)
)
from tables;
select is(
  tests.attempt('anon', tests.sending(name, jsonb_build_object(field, value))),
  '42501',
  format('a visitor cannot choose %s of %s, which is for staff', field, name)
)
from forms, (values ('answered', 'true'), ('told_at', '2001-01-01')) as choices (field, value);
select is(
  tests.attempt('anon', tests.sending(name, '{"captcha_token": "a token"}')),
  '1 rows',
  format('a visitor may send a token to %s', name)
)
from tables;
select is(
  pg_temp.count(name, 'captcha_verified or created_at <> now() or captcha_token is not null'),
  0::bigint,
  format('the time, the verdict and the token that a visitor sends are not kept in %s', name)
)
from tables;
select is(
  tests.attempt('postgres', format('update public.%I set captcha_token = ''a token''', name)),
  'captcha_token_must_not_be_kept',
  format('nobody can put a token back into %s', name)
)
from tables;

-- What staff may do.

select is(
  tests.attempt('postgres', format('update public.%I set answered = true', name)),
  pg_temp.count(name) || ' rows',
  format('the Table Editor ticks what was answered in %s', name)
)
from forms;
select is(
  tests.attempt('service_role', format('select from public.%I limit 1', name)),
  '1 rows',
  format('the secret key reads %s', name)
)
from forms;
select is(
  tests.attempt('service_role', format('delete from public.%I', name)),
  rows || ' rows',
  format('the secret key deletes in %s', name)
)
from (select name, pg_temp.count(name) as rows from forms offset 0) as counted;

-- What a row must hold.

select is(
  tests.attempt('anon', tests.sending(name, jsonb_build_object(field, null))),
  '23502',
  format('%s.%s is required', name, field)
)
from forms, unnest(array['id', 'first_name', 'last_name', 'email', 'privacy_consent']) as field;
select is(
  tests.attempt('anon', tests.sending(name, jsonb_build_object(field, blank))),
  format('%s_must_not_be_blank', field),
  format('%s.%s may not be "%s"', name, field, blank)
)
from forms, unnest(array['first_name', 'last_name']) as field, unnest(array['', ' ', E' \t\n']) as blank;
select is(
  tests.attempt('anon', tests.sending(name, jsonb_build_object('email', wrong))),
  'email_must_be_an_address',
  format('"%s" is not an email address for %s', wrong, name)
)
from forms, unnest(
  array['', ' ', 'ada', '@lovelace.example', 'ada@', 'a@b@c', 'a da@b.c', E'a@b.c\n']
) as wrong;
select is(
  tests.attempt('anon', tests.sending(name, '{"privacy_consent": false}')),
  'privacy_policy_must_be_accepted',
  format('consent is required by %s', name)
)
from forms;
select is(
  tests.attempt('anon', tests.sending(name, jsonb_build_object('first_name', person, 'last_name', person))),
  '1 rows',
  format('"%s" is a name for %s', person, name)
)
from forms, unnest(array['José', 'O''Brien', '李', '🏔️', 'X Æ A-12']) as person;

-- Answers from a list. tests/database/forms.test.ts tries every limit and every option.

select is(
  tests.attempt('anon', tests.sending(name, jsonb_build_object(field, replace(chosen, 'known', known)::jsonb))),
  coalesce(field || nullif(outcome, '23502'), outcome),
  format('%s as %s', field, chosen)
)
from (
  values
    ('career_applications', 'selected_career_options', 'more-flexibility'),
    ('career_applications', 'selected_skills', 'security'),
    ('get_started_submissions', 'selected_needs', 'data-consolidation')
) as lists (name, field, known),
(
  values
    ('["known", "astrology"]', '_must_be_known'),
    ('["known", null]', '_must_be_known'),
    ('["known", "known"]', '_must_not_repeat'),
    ('[["known"], ["known"]]', '_must_not_repeat'),
    ('null', '23502')
) as choices (chosen, outcome);

select * from finish();
rollback;
