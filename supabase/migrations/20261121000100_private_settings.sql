create schema private;
comment on schema private is 'Settings, secrets and the functions that use them; the API does not serve this schema.';
revoke all on schema private from public, anon, authenticated, service_role;

create table private.settings (
  name text primary key,
  value text not null,
  constraint setting_is_known check (
    name in ('captcha_check', 'hcaptcha_secret', 'project_url', 'secret_key')
  ),
  constraint setting_is_not_blank check (value ~ '\S'),
  constraint captcha_check_is_on_or_off check (
    name <> 'captcha_check' or value in ('on', 'off')
  )
);
comment on table private.settings is 'What differs between databases. captcha_check is on unless it says off; hcaptcha_secret checks tokens; project_url and secret_key delete CVs through the Storage API.';

-- No policy: only the owner and roles that bypass row-level security see anything here.
alter table private.settings enable row level security;
alter table private.settings force row level security;
revoke all on private.settings from public, anon, authenticated, service_role;

create function private.setting(wanted text)
returns text
language sql
stable
return (select value from private.settings where name = wanted);

revoke all on function private.setting(text) from public;
