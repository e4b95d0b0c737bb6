create function private.delete_expired_submissions()
returns integer
language sql
set search_path = ''
as $$
  with
    enquiries as (
      delete from public.get_started_submissions
      where created_at < now() - interval '2 years'
      returning id
    ),
    applications as (
      delete from public.career_applications
      where created_at < now() - interval '2 years'
      returning id
    )
  select (select count(*) from enquiries)::integer + (select count(*) from applications)::integer;
$$;
comment on function private.delete_expired_submissions is 'Deletes what was collected more than two years ago. The CVs of deleted applications are orphans from then on.';
revoke all on function private.delete_expired_submissions() from public;

-- Deleting from storage.objects would leave the file behind, so hosted databases forbid it:
-- https://supabase.com/docs/guides/storage/management/delete-objects
create function private.remove_cvs(names text[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  project_url text := rtrim(private.setting('project_url'), '/');
  secret_key text := private.setting('secret_key');
  answer record;
begin
  if project_url is null or secret_key is null then
    raise exception 'CVs cannot be deleted: private.settings needs project_url and secret_key.';
  end if;

  perform extensions.http_set_curlopt('CURLOPT_TIMEOUT_MS', '30000');
  select reply.status, reply.content into answer
  from extensions.http(
    (
      'DELETE',
      project_url || '/storage/v1/object/cv-files',
      array[extensions.http_header('apikey', secret_key)]
        -- The older keys are tokens that the Storage API wants to see here as well.
        || case
          when secret_key like 'eyJ%'
          then array[extensions.http_header('Authorization', 'Bearer ' || secret_key)]
        end,
      'application/json',
      jsonb_build_object('prefixes', to_jsonb(names))::text
    )::extensions.http_request
  ) as reply;
  if answer.status <> 200 then
    raise exception 'CVs were not deleted: the Storage API answered % %',
      answer.status, answer.content;
  end if;
end
$$;
comment on function private.remove_cvs is 'Has the Storage API delete files from cv-files, or fails. Tests replace this function.';
revoke all on function private.remove_cvs(text[]) from public;

create function private.delete_orphaned_cvs()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  orphans text[];
begin
  select array_agg(orphan.name) into orphans
  from (
    select cv.name
    from storage.objects as cv
    where cv.bucket_id = 'cv-files'
      and cv.created_at < now() - interval '1 day'
      and not exists (
        select from public.career_applications as application
        where application.cv_file_url = cv.name
      )
    order by cv.created_at
    -- The Storage API takes no more than 1,000 names at once; the next run takes the rest.
    limit 1000
  ) as orphan;

  if orphans is null then
    return 0;
  end if;
  perform private.remove_cvs(orphans);
  return cardinality(orphans);
end
$$;
comment on function private.delete_orphaned_cvs is 'Deletes CVs older than a day that no application names.';
revoke all on function private.delete_orphaned_cvs() from public;
