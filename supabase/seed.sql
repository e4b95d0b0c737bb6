-- Only for the embedded backend, where forms work without hCaptcha and scripts/dev/backend.ts prints what staff would be
-- told. It has no http extension. A hosted database has one, so there this file changes nothing, even if somebody runs it by
-- mistake.
do $$
begin
  if exists (select from pg_extension where extname = 'http') then
    return;
  end if;

  insert into private.settings (name, value)
  values ('captcha_check', 'off')
  on conflict (name) do update set value = excluded.value;

  create or replace function public.tell_staff()
  returns text
  language sql
  security definer
  set search_path = ''
  return private.tell_staff();
  revoke all on function public.tell_staff() from public, anon, authenticated;
  grant execute on function public.tell_staff() to service_role;
end
$$;
