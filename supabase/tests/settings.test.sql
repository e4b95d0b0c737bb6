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
    where pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proowner <> (select oid from pg_roles where rolname = 'supabase_admin')
      and not exists (select from unnest(proconfig) as setting where setting = 'search_path=""')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      and pronamespace <> 'public'::regnamespace
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
    select string_agg(p.oid::regprocedure::text, ', ')
    from pg_proc as p join pg_namespace as n on n.oid = pronamespace
    where nspname = 'private'
      and has_function_privilege('anon', p.oid, 'execute')
      and proname not in ('is_set', 'is_cv_name', 'may_upload_cv', 'limit_requests')
  ),
  null,
  'visitors call only what checks, policies and the API call for them'
);

select * from finish();
rollback;
