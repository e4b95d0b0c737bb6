-- A visitor announces a CV with a captcha, uploads it to the bucket, and then names it in an application.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'cv-files',
  'cv-files',
  false,
  10 * 1024 * 1024,
  array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]
);

create function public.is_cv_name(object_name text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
return object_name ~ '^\d{13}_[A-Za-z0-9-]+_[A-Za-z0-9-]+_[A-Za-z0-9]{6}_CV\.(pdf|doc|docx)$'
  and char_length(object_name) <= 240;
comment on function public.is_cv_name is 'True for {epoch ms}_{first}_{last}_{6 random}_CV.{ext} in ASCII.';
-- A check runs with the rights of the role that inserts.
grant execute on function public.is_cv_name(text) to anon, service_role;

create table public.cv_uploads (
  name text primary key,
  created_at timestamptz not null default now(),
  captcha_token text,
  captcha_verified boolean not null default false,
  is_used boolean not null default false,

  constraint name_must_be_the_path_of_a_cv check (public.is_cv_name(name)),
  constraint captcha_token_must_not_be_kept check (captcha_token is null)
);
comment on table public.cv_uploads is 'CVs that visitors announced with a captcha before they upload them; kept for two days.';
comment on column public.cv_uploads.captcha_token is 'Write-only: checked and never stored.';
comment on column public.cv_uploads.captcha_verified is 'False if hCaptcha did not answer or the check is off.';
comment on column public.cv_uploads.is_used is 'True once an application names the CV, because its captcha counts for one application.';

create index cv_uploads_created_at on public.cv_uploads (created_at);

alter table public.cv_uploads enable row level security;
alter table public.cv_uploads force row level security;

grant insert (name, captcha_token) on public.cv_uploads to anon;

create policy "visitors can announce a CV"
on public.cv_uploads
for insert
to anon
with check (captcha_token is null and not is_used);

-- This only reads, because the Storage API tries the insert as the visitor twice: before it takes the bytes and after.
-- The unique index of storage.objects ensures that a name is uploaded only once.
create function public.may_upload_cv(object_name text)
returns boolean
language sql
stable
security definer
set search_path = ''
return exists (
  select
  from public.cv_uploads
  where name = object_name
    and not is_used
    and created_at > now() - interval '30 minutes'
);
comment on function public.may_upload_cv is 'True for half an hour after a visitor announced the CV, unless an application names it already.';
-- A policy runs with the rights of the role that inserts. The function reveals no more than an upload would.
grant execute on function public.may_upload_cv(text) to anon;

-- The only policy, so no visitor can list, read, replace, move or remove files.
create policy "visitors can add a CV that they announced"
on storage.objects
for insert
to anon
with check (bucket_id = 'cv-files' and public.may_upload_cv(name));

create function private.limit_cv_uploads()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from public.cv_uploads where created_at > now() - interval '1 hour') > 100 then
    perform private.count_refusal('cvs');
    -- The form recognises this sentence and asks for the CV by email.
    raise exception 'Too many CVs were announced in the last hour.' using errcode = '53400';
  end if;
end
$$;
comment on function private.limit_cv_uploads is 'Fails if there are more than 100 announcements in an hour. At ten megabytes each, this caps what anybody can upload, however many captchas they solve.';

create function private.use_cv_upload(object_name text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  verdict boolean;
begin
  if object_name is null then
    return null;
  end if;
  if not exists (select from public.cv_uploads where name = object_name) then
    raise exception 'The CV was not announced.';
  end if;
  update public.cv_uploads
  set is_used = true
  where name = object_name and not is_used and created_at > now() - interval '1 day'
  returning captcha_verified into verdict;
  return verdict;
end
$$;
comment on function private.use_cv_upload is 'Returns what hCaptcha said when the CV was announced, but only once. Then, or without a CV, returns null: the application needs a token of its own.';
