-- The Storage API tries the insert as the visitor before it takes the bytes and again afterwards, so
-- this only looks. The unique index of storage.objects sees to it that a name is uploaded once.
create function private.may_upload_cv(object_name text)
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
comment on function private.may_upload_cv is 'True for half an hour after a visitor announced the CV, unless an application names it already.';
revoke all on function private.may_upload_cv(text) from public;
-- A policy runs with the rights of whoever inserts.
grant execute on function private.may_upload_cv(text) to anon;

drop policy "visitors can add a CV" on storage.objects;
create policy "visitors can add a CV that they announced"
on storage.objects
for insert
to anon
with check (bucket_id = 'cv-files' and private.may_upload_cv(name));
