-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();
select tests.set_captcha('off');

-- Submissions.

create temporary table people as
select name, age, format('1790000000000_%s_Lovelace_a1b2c3_CV.pdf', name) as cv
from (values ('Old', interval '1 second'), ('New', interval '0')) as people (name, age);
select
  tests.attempt('anon', tests.enquiry(jsonb_build_object('first_name', name))),
  tests.attempt('anon', tests.announcement(cv)),
  tests.attempt(
    'anon',
    tests.application(jsonb_build_object('first_name', name, 'cv_file_name', 'cv.pdf', 'cv_file_url', cv))
  )
from people;
update public.get_started_submissions
set created_at = now() - interval '2 years' - age from people where name = first_name;
update public.career_applications
set created_at = now() - interval '2 years' - age from people where name = first_name;

-- CVs.

insert into storage.buckets (id, name) values ('another', 'another');
insert into storage.objects (bucket_id, name, created_at)
select 'cv-files', cv, now() - interval '2 years' - age from people;
insert into storage.objects (bucket_id, name, created_at)
values
  ('cv-files', '1790000000000_Orphan_Old_a1b2c3_CV.pdf', now() - interval '1 day 1 second'),
  ('cv-files', '1790000000000_Orphan_New_a1b2c3_CV.pdf', now() - interval '1 day'),
  ('another', '1790000000000_Another_Old_a1b2c3_CV.pdf', now() - interval '9 years');

-- Replaces the function that calls the Storage API. storage_api.test.sql tests that.
create or replace function private.remove_cvs(names text[])
returns integer
language plpgsql
as $$
declare
  removed integer;
begin
  if cardinality(names) > 1000 then
    raise exception 'the Storage API takes no more than 1,000 names';
  end if;
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where bucket_id = 'cv-files' and name = any (names) and name not like '%Stuck%';
  get diagnostics removed = row_count;
  perform set_config('storage.allow_delete_query', 'false', true);
  return removed;
end
$$;
grant execute on function private.remove_cvs(text[]) to public;

create function pg_temp.deleted(what text)
returns text
language plpgsql
as $$
declare
  answer text;
begin
  set local role postgres;
  execute format('select private.delete_%s()', what) into answer;
  reset role;
  return answer;
end
$$;

select is(pg_temp.deleted('orphaned_cvs'), '1', 'one CV is an orphan for more than a day');
select is(
  (select string_agg(split_part(name, '_', 2), ' ' order by name) from storage.objects),
  'Another New Old Orphan',
  'it is deleted and the CVs of applications, a fresh one and other buckets are left alone'
);
select is(
  (select count(*) from storage.objects where name like '%Orphan_New%'),
  1::bigint,
  'the fresh one waits: its application may be on the way'
);

update public.cv_uploads
set created_at = now() - interval '2 days' - age from people where cv = cv_uploads.name;
select is(pg_temp.deleted('expired_submissions'), '2', 'one row of each table is older than two years');
select is(
  (select string_agg(first_name, ' ') from public.get_started_submissions),
  'New',
  'the old enquiry is deleted'
);
select is(
  (select string_agg(first_name, ' ') from public.career_applications),
  'New',
  'the old application is deleted'
);

select is(
  (select string_agg(split_part(name, '_', 2), ' ') from public.cv_uploads),
  'New',
  'the announcement that is older than two days is deleted'
);

select is(pg_temp.deleted('orphaned_cvs'), '1', 'the CV of the old application is an orphan now');
select is(
  (select string_agg(split_part(name, '_', 2), ' ' order by name) from storage.objects),
  'Another New Orphan',
  'the CV of the old application is deleted'
);

select is(pg_temp.deleted('expired_submissions'), '0', 'a second run deletes no rows');
select is(pg_temp.deleted('orphaned_cvs'), '0', 'a second run deletes no CVs');

insert into storage.objects (bucket_id, name, created_at)
select 'cv-files', format('%s_Many_Orphans_a1b2c3_CV.pdf', 1790000000000 + n), now() - interval '2 days'
from generate_series(1, 2001) as n;
select is(pg_temp.deleted('orphaned_cvs'), '2001', 'after a flood one run deletes everything');

insert into storage.objects (bucket_id, name, created_at)
select 'cv-files', format('%s_%s_Orphans_a1b2c3_CV.pdf', 1790000000000 + n, case n when 1 then 'Stuck' else 'Many' end), now() - interval '2 days'
from generate_series(1, 1002) as n;
select throws_ok(
  'select pg_temp.deleted(''orphaned_cvs'')',
  'CVs were not deleted: the Storage API deleted 1001 of 1002.',
  'a file that the Storage API leaves is told, and does not keep the others'
);

create or replace function private.remove_cvs(names text[])
returns integer
language plpgsql
as $$
begin
  raise exception 'the Storage API is down';
end
$$;
insert into storage.objects (bucket_id, name, created_at)
values ('cv-files', '1790000000000_Orphan_Old_a1b2c3_CV.pdf', now() - interval '2 days');
select throws_ok(
  'select pg_temp.deleted(''orphaned_cvs'')',
  'the Storage API is down',
  'a failure is not hidden'
);

-- When it runs.

create function pg_temp.scheduled()
returns text
language plpgsql
as $$
declare
  jobs text;
begin
  execute 'select string_agg(concat_ws('' '', schedule, username, command), ''; '' order by jobid) from cron.job'
  into jobs;
  return jobs;
end
$$;
select case
  when to_regclass('cron.job') is null then skip('pg_cron is not there', 1)
  else is(
    pg_temp.scheduled(),
    '* * * * * postgres delete from private.requests where at < now() - interval ''5 minutes''; '
      || '* * * * * postgres select private.tell_staff(); '
      || '5 * * * * postgres select private.delete_expired_submissions(); '
      || '15 * * * * postgres select private.delete_orphaned_cvs(); '
      || '25 3 * * * postgres delete from cron.job_run_details where runid <= (select max(runid) from cron.job_run_details where end_time < now() - interval ''7 days'')',
    'everything runs on a schedule'
  )
end;

-- A run that never started has no time.
create function pg_temp.runs_left()
returns text
language plpgsql
as $$
declare
  job text;
  runs text;
begin
  insert into cron.job_run_details (jobid, runid, end_time)
  values (1, -3, null), (1, -2, now() - interval '8 days'), (1, -1, null), (1, 0, now());
  execute 'select command from cron.job where jobname = ''delete old job runs''' into job;
  execute job;
  execute 'select string_agg(runid::text, '' '' order by runid) from cron.job_run_details where runid <= 0' into runs;
  return runs;
end
$$;
select case
  when to_regclass('cron.job') is null then skip('pg_cron is not there', 1)
  else is(pg_temp.runs_left(), '-1 0', 'runs are listed for a week, those without a time as well')
end;

select * from finish();
rollback;
