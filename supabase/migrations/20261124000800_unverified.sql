create view private.unverified
with (security_invoker = true)
as
select created_at from public.get_started_submissions where not captcha_verified
union all
select created_at from public.career_applications where not captcha_verified
union all
select created_at from public.cv_uploads where not captcha_verified;
comment on view private.unverified is 'When each row came that nobody vouches for.';
revoke all on private.unverified from public, anon, authenticated, service_role;

create index get_started_submissions_unverified
on public.get_started_submissions (created_at)
where not captcha_verified;
create index career_applications_unverified
on public.career_applications (created_at)
where not captcha_verified;

create function private.allow_unverified()
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- The lock makes those that come together count each other.
  perform pg_advisory_xact_lock(hashtextextended('unverified', 0));
  -- Rows of one transaction share their time. One call must not use up the places of an hour.
  if exists (select from private.unverified where created_at = now()) then
    raise exception 'Only one submission of a request is kept unverified.' using errcode = '53400';
  end if;
  if (select count(*) from private.unverified where created_at > now() - interval '1 hour') >= 200 then
    -- The form knows this sentence and asks for an e-mail.
    raise exception 'Too many unverified submissions in the last hour.' using errcode = '53400';
  end if;
end
$$;
comment on function private.allow_unverified is 'Fails if one more row that nobody vouches for is too much: one a transaction, 200 an hour.';
revoke all on function private.allow_unverified() from public;
