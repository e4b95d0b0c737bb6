-- A run that fails is listed in cron.job_run_details and tried again an hour later.
do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    raise notice 'pg_cron is not available: nothing is deleted on a schedule here.';
    return;
  end if;
  create extension if not exists pg_cron;
  perform cron.schedule(
    'delete expired submissions',
    '5 * * * *',
    'select private.delete_expired_submissions()'
  );
  perform cron.schedule(
    'delete orphaned cvs',
    '15 * * * *',
    'select private.delete_orphaned_cvs()'
  );
end
$$;
