alter table private.settings drop constraint setting_is_known;
alter table private.settings add constraint setting_is_known check (
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
);
comment on table private.settings is 'What differs between databases; docs/operations.md explains each. A secret of the same name in Supabase Vault goes first.';

create policy "visitors see no setting"
on private.settings
for all
to anon, authenticated
using (false);

create or replace function private.setting(wanted text)
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
