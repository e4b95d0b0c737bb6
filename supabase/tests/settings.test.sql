-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();

select tests.set_captcha('on', 'from the table');
select is(private.setting('hcaptcha_secret'), 'from the table', 'a setting comes from the table');
select is(private.setting('project_url'), null, 'one that nobody made is null');

-- Stands in for Supabase Vault.
create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
insert into vault.decrypted_secrets values ('hcaptcha_secret', 'from Vault');

select is(private.setting('hcaptcha_secret'), 'from Vault', 'a secret in Vault goes first');
select is(private.setting('captcha_check'), 'on', 'what Vault does not have comes from the table');

-- What the Database Advisor would report.

select is(
  (
    select string_agg(oid::regprocedure::text, ', ')
    from pg_proc
    where pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      and not exists (select from unnest(proconfig) as setting where setting = 'search_path=""')
  ),
  null,
  'every function names its search path'
);
select is(
  (
    select string_agg(c.oid::regclass::text, ', ')
    from pg_class as c
    where relnamespace in ('private'::regnamespace, 'public'::regnamespace)
      and relkind = 'r'
      and (
        not relrowsecurity
        or not exists (select from pg_policy where polrelid = c.oid)
        or not exists (select from pg_index where indrelid = c.oid and indisprimary)
      )
  ),
  null,
  'every table has row-level security, a policy and a primary key'
);
select is(
  (select string_agg(tablename, ', ') from pg_policies where with_check = 'true' or qual = 'true'),
  null,
  'no policy lets everything pass'
);

-- What the API's roles may do.

create temporary table roles as
select unnest(array['anon', 'authenticated', 'service_role']) as name;

-- At its start, the embedded backend grants every right except to functions.
create temporary table rights as
select has_table_privilege('anon', 'public.career_applications', 'select') as are_given_to_all;

select case
  when are_given_to_all then skip('the embedded backend grants everything', 1)
  else ok(
    not has_schema_privilege(name, 'private', 'usage, create'),
    format('%s cannot name anything in private', name)
  )
end
from roles, rights;
create function pg_temp.callable(schema_name text)
returns text
language sql
as $$
  select string_agg(concat_ws(' ', roles.name, proname), ', ' order by proname, roles.name)
  from pg_proc as p, roles
  where pronamespace = schema_name::regnamespace
    and has_function_privilege(roles.name, p.oid, 'execute')
    -- The test framework, and the function that the seed creates for the embedded backend.
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    and proname <> 'tell_staff'
$$;
select is(pg_temp.callable('private'), null, 'nobody calls anything in private');
select is(
  pg_temp.callable('public'),
  'anon is_cv_name, service_role is_cv_name, anon is_set, service_role is_set, '
    || 'anon limit_requests, authenticated limit_requests, service_role limit_requests, anon may_upload_cv',
  'nobody calls more than what checks, policies and the API call for them'
);

set local role postgres;
create table public.new_table ();
create sequence public.new_sequence;
create function public.new_function() returns void language sql return null;
create function private.new_function() returns void language sql return null;
reset role;
select ok(
  not has_function_privilege(name, 'public.new_function()', 'execute')
    and not has_function_privilege(name, 'private.new_function()', 'execute')
    and (
      are_given_to_all
      or not has_table_privilege(name, 'public.new_table', 'select, insert, update, delete')
      and not has_sequence_privilege(name, 'public.new_sequence', 'usage, select, update')
    ),
  format('%s has no right to what a later migration makes, until it is granted', name)
)
from roles, rights;

select case
  when are_given_to_all then skip('the embedded backend grants everything', 1)
  else is(
    (
      select string_agg(distinct concat_ws(' ', privilege_type, table_name), ', ')
      from information_schema.role_table_grants
      where grantee = 'service_role' and table_schema in ('public', 'private')
    ),
    'DELETE career_applications, DELETE get_started_submissions, '
      || 'SELECT career_applications, SELECT get_started_submissions',
    'the secret key reads and deletes rows, and does nothing else'
  )
end
from rights;

select * from finish();
rollback;
