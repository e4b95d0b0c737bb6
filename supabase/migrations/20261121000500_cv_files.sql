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

create function private.is_cv_name(object_name text)
returns boolean
language sql
immutable
parallel safe
return object_name ~ '^\d{13}_[A-Za-z0-9-]+_[A-Za-z0-9-]+_[A-Za-z0-9]{6}_CV\.(pdf|doc|docx)$'
  and char_length(object_name) <= 240;
comment on function private.is_cv_name is 'True for {epoch ms}_{first}_{last}_{6 random}_CV.{ext} in ASCII.';
revoke all on function private.is_cv_name(text) from public;
-- A policy and a check run with the rights of whoever inserts.
grant execute on function private.is_cv_name(text) to anon, service_role;

-- The only policy: without others nobody anonymous lists, reads, replaces, moves or removes.
create policy "visitors can add a CV"
on storage.objects
for insert
to anon
with check (bucket_id = 'cv-files' and private.is_cv_name(name));
