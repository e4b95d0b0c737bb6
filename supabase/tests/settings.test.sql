begin;
select no_plan();

select tests.set_captcha('on', 'from the table');
select is(private.setting('hcaptcha_secret'), 'from the table', 'a setting comes from the table');
select is(private.setting('project_url'), null, 'one that nobody made is null');

-- Supabase Vault as far as it is used.
create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
insert into vault.decrypted_secrets values ('hcaptcha_secret', 'from Vault');

select is(private.setting('hcaptcha_secret'), 'from Vault', 'a secret in Vault goes first');
select is(private.setting('captcha_check'), 'on', 'what Vault does not have comes from the table');

-- What the Database Advisor would complain of.

select is(
  (
    select string_agg(oid::regprocedure::text, ', ')
    from pg_proc
    where pronamespace = 'private'::regnamespace
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
select is(
  (
    select string_agg(concat_ws(' ', role_name, p.oid::regprocedure), ', ')
    from pg_proc as p join pg_namespace as n on n.oid = pronamespace,
      unnest(array['anon', 'authenticated', 'service_role']) as role_name
    where nspname = 'private'
      and has_function_privilege(role_name, p.oid, 'execute')
      and proname not in ('is_set', 'is_cv_name', 'may_upload_cv', 'limit_requests')
  ),
  null,
  'nobody but the owner calls more than what checks, policies and the API call for them'
);

select case
  when has_table_privilege('anon', 'public.career_applications', 'select')
  then skip('the embedded backend grants everything', 1)
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
end;

select * from finish();
rollback;
