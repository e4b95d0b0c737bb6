do $$
begin
  if not exists (select from pg_extension where extname = 'pg_cron') then
    return;
  end if;
  perform cron.schedule('tell staff', '* * * * *', 'select private.tell_staff()');
  perform cron.schedule(
    'forget requests',
    '* * * * *',
    $job$delete from private.requests where at < now() - interval '5 minutes'$job$
  );
  -- Two jobs a minute leave 2,880 lines a day.
  perform cron.schedule(
    'delete old job runs',
    '25 3 * * *',
    $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$
  );
end
$$;
