do $$
begin
  if not exists (select from pg_extension where extname = 'pg_cron') then
    return;
  end if;
  -- A run that never began has no time. What is listed before an old run is old as well.
  perform cron.schedule(
    'delete old job runs',
    '25 3 * * *',
    $job$delete from cron.job_run_details where runid <= (select max(runid) from cron.job_run_details where end_time < now() - interval '7 days')$job$
  );
end
$$;
