create table private.telling (
  is_only_row boolean primary key default true check (is_only_row),
  failures integer not null default 0,
  next_at timestamptz not null default '-infinity',
  last_run bigint not null default 0,
  reminded_on date not null default '-infinity'
);
comment on table private.telling is 'How far telling staff has come: failures in a row, when to try again, the last failed job that was told, the day of the last reminder.';

alter table private.telling enable row level security;
revoke all on private.telling from public, anon, authenticated, service_role;
create policy "visitors see nothing of what staff are told"
on private.telling
for all
to anon, authenticated
using (false);

insert into private.telling default values;

create function private.business_days(sent_at timestamptz, until timestamptz)
returns integer
language sql
immutable
set search_path = ''
return (
  select count(*)
  from generate_series(
    (sent_at at time zone 'Australia/Sydney')::date + 1,
    (until at time zone 'Australia/Sydney')::date::timestamp,
    interval '1 day'
  ) as day
  where extract(isodow from day) < 6
);
comment on function private.business_days is 'Mondays to Fridays after the day of one moment up to that of another, by the clock of Canberra.';
revoke all on function private.business_days(timestamptz, timestamptz) from public;

create function private.count_both(enquiries bigint, applications bigint)
returns text
language sql
immutable
set search_path = ''
return concat_ws(
  ', ',
  case when enquiries = 1 then '1 enquiry' when enquiries > 1 then enquiries || ' enquiries' end,
  case when applications = 1 then '1 application' when applications > 1 then applications || ' applications' end
);
comment on function private.count_both is '"2 enquiries, 1 application", without what is none.';
revoke all on function private.count_both(bigint, bigint) from public;

create function private.post_to_staff(message text, idempotency_key text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  answer record;
begin
  perform extensions.http_set_curlopt('CURLOPT_CONNECTTIMEOUT_MS', '5000');
  perform extensions.http_set_curlopt('CURLOPT_TIMEOUT_MS', '10000');
  select reply.status, left(reply.content, 200) as content into answer
  from extensions.http(
    (
      'POST',
      private.setting('notify_url'),
      array[extensions.http_header('Idempotency-Key', idempotency_key)]
        || case
          when private.setting('notify_authorization') is not null
          then array[extensions.http_header('Authorization', private.setting('notify_authorization'))]
        end,
      'application/json',
      replace(
        coalesce(private.setting('notify_body'), '{"text": "{text}"}'),
        '"{text}"',
        to_json(message)::text
      )
    )::extensions.http_request
  ) as reply;
  if answer.status not between 200 and 299 then
    raise exception 'status % %', answer.status, answer.content;
  end if;
end
$$;
comment on function private.post_to_staff is 'Posts a message to notify_url, in the form that notify_body gives it, or fails. Tests replace this function.';
revoke all on function private.post_to_staff(text, text) from public;

create function private.tell_staff(moment timestamptz default now())
returns text
language plpgsql
set search_path = ''
as $$
declare
  can_post boolean := to_regtype('extensions.http_request') is not null;
  local_time timestamp := moment at time zone 'Australia/Sydney';
  state private.telling;
  enquiries uuid[];
  applications uuid[];
  unverified bigint;
  failed_jobs text;
  failed_run bigint;
  overdue text;
  message text;
begin
  -- One at a time, also if somebody calls it by hand.
  if not pg_try_advisory_xact_lock(hashtextextended('tell_staff', 0)) then
    return null;
  end if;
  select * into state from private.telling;
  if state.next_at > moment or (can_post and private.setting('notify_url') is null) then
    return null;
  end if;

  select array_agg(id), count(*) filter (where not captcha_verified)
  into enquiries, unverified
  from public.get_started_submissions
  where told_at is null;
  select array_agg(id), unverified + count(*) filter (where not captcha_verified)
  into applications, unverified
  from public.career_applications
  where told_at is null;

  if to_regclass('cron.job_run_details') is not null then
    execute $jobs$
      select string_agg(name, ', '), max(run)
      from (
        select coalesce(jobname, 'a deleted job') as name, max(runid) as run
        from cron.job_run_details left join cron.job using (jobid)
        where status = 'failed'
          and runid > $1
          -- What began before them and still runs can fail as well. Its turn must come.
          and runid < coalesce(
            (select min(runid) from cron.job_run_details where status not in ('succeeded', 'failed')),
            runid + 1
          )
        group by 1
        order by 1
      ) as failure
    $jobs$
    into failed_jobs, failed_run
    using state.last_run;
  end if;

  -- Once a day, at nine in the morning.
  if local_time::date > state.reminded_on and extract(hour from local_time) >= 9 then
    overdue := private.count_both(
      (
        select count(*)
        from public.get_started_submissions
        where not answered and private.business_days(created_at, moment) > 2
      ),
      (
        select count(*)
        from public.career_applications
        where not answered and private.business_days(created_at, moment) > 10
      )
    );
  end if;

  -- No personal data: a chat is read by many and keeps what it was sent.
  message := nullif(
    concat_ws(
      ' ',
      'New on the website: ' || nullif(private.count_both(cardinality(enquiries), cardinality(applications)), '') || '.',
      'Not verified by hCaptcha: ' || nullif(unverified, 0) || '.',
      'Failed in the database: ' || failed_jobs || '.',
      'Later than promised and not marked as answered: ' || nullif(overdue, '') || '.'
    ),
    ''
  );
  if message is null then
    return null;
  end if;

  -- The rows are marked after the message, so that it is sent twice rather than not at all.
  if can_post then
    begin
      perform private.post_to_staff(message, md5(concat(message, enquiries, applications, failed_run, overdue)));
    exception
      when query_canceled or others then
        update private.telling
        set failures = failures + 1,
          next_at = moment + least(interval '1 minute' * 2 ^ least(failures, 6), interval '1 hour');
        raise warning 'Staff were not told: %', sqlerrm;
        return null;
    end;
  end if;
  update public.get_started_submissions set told_at = moment where id = any (enquiries);
  update public.career_applications set told_at = moment where id = any (applications);
  update private.telling
  set failures = 0,
    next_at = '-infinity',
    last_run = coalesce(failed_run, last_run),
    reminded_on = case when overdue is null then reminded_on else local_time::date end;
  return message;
end
$$;
comment on function private.tell_staff is 'Tells staff what is new, what failed and, once a day, what waits too long. Gives the message, which is only given where nothing can be posted.';
revoke all on function private.tell_staff(timestamptz) from public;
