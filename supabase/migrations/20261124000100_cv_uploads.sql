create table public.cv_uploads (
  name text primary key,
  created_at timestamptz not null default now(),
  captcha_token text,
  captcha_verified boolean not null default false,
  is_used boolean not null default false,

  constraint name_must_be_the_path_of_a_cv check (private.is_cv_name(name)),
  constraint captcha_token_must_not_be_kept check (captcha_token is null)
);
comment on table public.cv_uploads is 'CVs that visitors announced with a captcha before they upload them; kept for two days.';
comment on column public.cv_uploads.captcha_token is 'Write-only: checked and emptied before the row is stored.';
comment on column public.cv_uploads.captcha_verified is 'False if hCaptcha did not answer or the check is off.';
comment on column public.cv_uploads.is_used is 'True when an application names the CV: the captcha stands for one application.';

create index cv_uploads_created_at on public.cv_uploads (created_at);

create function private.receive_cv_upload()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := new.captcha_token;
begin
  new.created_at := now();
  new.captcha_token := null;
  new.captcha_verified := false;
  new.is_used := false;

  -- A repeat after a lost answer is refused by the primary key, as in private.receive_submission.
  perform pg_advisory_xact_lock(hashtextextended('cv_uploads ' || new.name, 0));
  if exists (select from public.cv_uploads where name = new.name) then
    return new;
  end if;
  new.captcha_verified := private.check_captcha(token);

  -- Ten megabytes each: this is what anybody can upload, however many captchas they solve.
  -- The lock makes those that come together count each other.
  perform pg_advisory_xact_lock(hashtextextended('cv_uploads', 0));
  if (select count(*) from public.cv_uploads where created_at > now() - interval '1 hour') >= 100 then
    -- The form knows this sentence and asks for the CV by e-mail.
    raise exception 'Too many CVs were announced in the last hour.' using errcode = '53400';
  end if;
  return new;
end
$$;
comment on function private.receive_cv_upload is 'Fills what a visitor must not choose, has the captcha checked and keeps to 100 CVs an hour.';
revoke all on function private.receive_cv_upload() from public;

create trigger receive_cv_upload
before insert on public.cv_uploads
for each row execute function private.receive_cv_upload();

alter table public.cv_uploads enable row level security;
alter table public.cv_uploads force row level security;

revoke all on public.cv_uploads from anon, authenticated, service_role;
grant insert (name, captcha_token) on public.cv_uploads to anon;

create policy "visitors can announce a CV"
on public.cv_uploads
for insert
to anon
with check (true);
