-- Forms work without hCaptcha on the embedded backend. A hosted database has the http extension,
-- and there this file must never switch the check off, even if somebody runs it by mistake.
insert into private.settings (name, value)
select 'captcha_check', 'off'
where not exists (select from pg_extension where extname = 'http')
on conflict (name) do update set value = excluded.value;
