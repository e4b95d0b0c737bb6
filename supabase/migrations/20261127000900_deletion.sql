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
    ),
    announcements as (
      delete from public.cv_uploads
      where created_at < now() - interval '2 days'
    )
  select (select count(*) from enquiries)::integer + (select count(*) from applications)::integer;
$$;
comment on function private.delete_expired_submissions is 'Deletes rows that are older than two years. The CVs of deleted applications become orphans.';

-- Deleting from storage.objects would leave the file behind, so Supabase forbids it:
-- https://supabase.com/docs/guides/storage/management/delete-objects
create function private.remove_cvs(names text[])
returns integer
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

  perform extensions.http_set_curlopt('CURLOPT_CONNECTTIMEOUT_MS', '5000');
  perform extensions.http_set_curlopt('CURLOPT_TIMEOUT_MS', '30000');
  select reply.status, reply.content into answer
  from extensions.http(
    (
      'DELETE',
      project_url || '/storage/v1/object/cv-files',
      array[extensions.http_header('apikey', secret_key)]
        -- For older keys, which are tokens, the Storage API requires this header too.
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
  -- The response lists the deleted files.
  return jsonb_array_length(answer.content::jsonb);
end
$$;
comment on function private.remove_cvs is 'Has the Storage API delete files from cv-files and gives their number, or fails. Tests replace this function.';

create function private.delete_orphaned_cvs()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  orphans text[];
  last_name text := '';
  found integer := 0;
  removed integer := 0;
begin
  loop
    -- The Storage API takes at most 1,000 names at once. A run tries each name once.
    select array_agg(orphan.name), max(orphan.name)
    into orphans, last_name
    from (
      select cv.name
      from storage.objects as cv
      where cv.bucket_id = 'cv-files'
        and cv.name > last_name
        and cv.created_at < now() - interval '1 day'
        and not exists (
          select from public.career_applications as application
          where application.cv_file_url = cv.name
        )
      order by cv.name
      limit 1000
    ) as orphan;
    exit when orphans is null;
    found := found + cardinality(orphans);
    removed := removed + private.remove_cvs(orphans);
  end loop;

  if removed < found then
    raise exception 'CVs were not deleted: the Storage API deleted % of %.', removed, found;
  end if;
  return removed;
end
$$;
comment on function private.delete_orphaned_cvs is 'Deletes CVs older than a day that no application names.';

select private.schedule('delete expired submissions', '5 * * * *', 'select private.delete_expired_submissions()');
select private.schedule('delete orphaned cvs', '15 * * * *', 'select private.delete_orphaned_cvs()');
-- Two jobs a minute leave 2,880 lines a day. A run that never started has no time, but it is old if its id is lower than
-- that of an old run.
select private.schedule(
  'delete old job runs',
  '25 3 * * *',
  $job$delete from cron.job_run_details where runid <= (select max(runid) from cron.job_run_details where end_time < now() - interval '7 days')$job$
);
