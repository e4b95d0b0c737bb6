-- The basis of every later file: two extensions, default privileges, and the settings that differ between databases.

-- The embedded backend has neither extension. Its seed switches the captcha check off, and it runs no jobs.
do $$
begin
  if exists (select from pg_available_extensions where name = 'http') then
    create schema if not exists extensions;
    create extension if not exists http with schema extensions;
  end if;
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
  end if;
end
$$;

-- The API serves only public. By default, Supabase grants its roles every right to new objects there, and PostgreSQL
-- lets everybody call new functions. Here each right is granted by name.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public
revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public
revoke all on functions from anon, authenticated, service_role;
alter default privileges
revoke execute on functions from public;

create schema private;
comment on schema private is 'Settings, secrets and the functions that use them. The API does not serve this schema, and its roles have no right to anything in it.';

create table private.settings (
  name text primary key,
  value text not null,
  constraint setting_is_known check (
    name in (
      'captcha_check',
      'hcaptcha_secret',
      'project_url',
      'secret_key',
      'notify_url',
      'notify_authorization',
      'notify_body',
      'address_salt'
    )
  ),
  constraint setting_is_not_blank check (value ~ '\S'),
  constraint captcha_check_is_on_or_off check (
    name <> 'captcha_check' or value in ('on', 'off')
  )
);
comment on table private.settings is 'The settings that differ between databases; docs/operations.md explains each. captcha_check is on unless it says off. A secret of the same name in Supabase Vault takes precedence.';

alter table private.settings enable row level security;
alter table private.settings force row level security;

create policy "visitors see no setting"
on private.settings
for all
to anon, authenticated
using (false);

insert into private.settings (name, value)
values ('address_salt', gen_random_uuid()::text || gen_random_uuid()::text);

create function private.setting(wanted text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  secret text;
begin
  -- The embedded backend has no Vault.
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
      into secret
      using wanted;
  end if;
  return coalesce(secret, (select value from private.settings where name = wanted));
end
$$;
comment on function private.setting is 'A secret from Supabase Vault, or else a setting from private.settings.';

create function private.schedule(job text, times text, command text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule(job, times, command);
  end if;
end
$$;
comment on function private.schedule is 'Schedules a command with pg_cron, if that is installed. Staff are told of a failed run. The job runs again at its next time.';
