create table private.telling (
  is_only_row boolean primary key default true check (is_only_row),
  failures integer not null default 0,
  next_at timestamptz not null default '-infinity',
  last_run bigint not null default 0,
  reminded_on date not null default '-infinity',
  forms_fail boolean not null default false
);
comment on table private.telling is 'What tell_staff remembers between two runs, in one row.';
comment on column private.telling.failures is 'How many times in a row the message could not be posted.';
comment on column private.telling.next_at is 'When to try again after a failure.';
comment on column private.telling.last_run is 'The run of the last failed job that staff were told of (cron.job_run_details.runid).';
comment on column private.telling.reminded_on is 'The day of the last daily check, even if it found nothing to say.';
comment on column private.telling.forms_fail is 'True after staff were told that the forms fail, until the forms work again.';

alter table private.telling enable row level security;

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
comment on function private.business_days is 'The number of Mondays to Fridays after one day up to another, in the time zone of Canberra.';

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
comment on function private.count_both is 'Writes "2 enquiries, 1 application", without zeros.';

create function private.post_to_staff(message text, idempotency_key text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  -- Receivers remember a key for a day. The date is part of it, because tomorrow's reminder may say the same as today's.
  day date := now() at time zone 'Australia/Sydney';
  answer record;
begin
  perform extensions.http_set_curlopt('CURLOPT_CONNECTTIMEOUT_MS', '5000');
  perform extensions.http_set_curlopt('CURLOPT_TIMEOUT_MS', '10000');
  select
    reply.status,
    left(reply.content, 200) as content,
    (select max(value) from unnest(reply.headers) where lower(field) = 'location') as location
  into answer
  from extensions.http(
    (
      'POST',
      private.setting('notify_url'),
      array[extensions.http_header('Idempotency-Key', concat_ws('-', idempotency_key, day))]
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
  -- The extension follows redirects with a GET that loses the message. A 201 or 202 may have a location without a redirect.
  if answer.status = 200 and answer.location is not null then
    raise exception 'redirected to %', answer.location;
  end if;
end
$$;
comment on function private.post_to_staff is 'Posts a message to notify_url, in the form that notify_body gives it, or fails. Tests replace this function.';

create function private.list_failed_jobs(after_run bigint, out names text, out last_run bigint)
language plpgsql
set search_path = ''
as $$
begin
  -- The embedded backend has no pg_cron.
  if to_regclass('cron.job_run_details') is null then
    return;
  end if;
  select string_agg(name, ', '), max(run)
  into names, last_run
  from (
    select coalesce(jobname, 'a deleted job') as name, max(runid) as run
    from cron.job_run_details left join cron.job using (jobid)
    where status = 'failed'
      and runid > after_run
      -- A run that started earlier and still runs may fail too, so do not skip it.
      and runid < coalesce(
        (select min(runid) from cron.job_run_details where status not in ('succeeded', 'failed')),
        runid + 1
      )
    group by 1
    order by 1
  ) as failure;
end
$$;
comment on function private.list_failed_jobs is 'The names of the jobs that failed after a given run, and the last such run.';

create function private.count_overdue(moment timestamptz)
returns text
language sql
stable
set search_path = ''
return private.count_both(
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
comment on function private.count_overdue is 'The rows that are not marked as answered, after the promise of content/forms.yaml: 2 business days for an enquiry, 10 for an application.';

create type private.news as (
  enquiries uuid[],
  applications uuid[],
  unverified bigint,
  failed_jobs text,
  last_run bigint,
  forms_fail boolean,
  forms_work_again boolean,
  causes text[],
  breakage text,
  is_daily boolean,
  overdue text,
  unusual text
);
comment on type private.news is 'What there is to tell staff, and what to mark as told. Empty parts are null.';

create function private.gather_news(state private.telling, moment timestamptz)
returns private.news
language plpgsql
set search_path = ''
as $$
declare
  local_time timestamp := moment at time zone 'Australia/Sydney';
  news private.news;
begin
  select array_agg(id), count(*) filter (where not captcha_verified)
  into news.enquiries, news.unverified
  from public.get_started_submissions
  where told_at is null;
  select array_agg(id), nullif(news.unverified + count(*) filter (where not captcha_verified), 0)
  into news.applications, news.unverified
  from public.career_applications
  where told_at is null;
  select names, last_run
  into news.failed_jobs, news.last_run
  from private.list_failed_jobs(state.last_run);

  news.forms_fail := private.update_refusals(moment);
  news.forms_work_again := state.forms_fail and not news.forms_fail;
  select array_agg(cause), string_agg(format('%s (%s refused)', meaning, total - total_when_working), ', ' order by cause)
  into news.causes, news.breakage
  from private.refusals
  where breaks_forms and total > told;

  -- Once a day, at nine in the morning.
  news.is_daily := local_time::date > state.reminded_on and extract(hour from local_time) >= 9;
  if news.is_daily then
    news.overdue := nullif(private.count_overdue(moment), '');
    select string_agg(format('%s (%s)', meaning, total - reported), ', ' order by cause)
    into news.unusual
    from private.refusals
    where total - reported >= unusual_in_a_day;
  end if;
  return news;
end
$$;
comment on function private.gather_news is 'Reads what staff were not told yet, and once a day what is overdue or was refused unusually often.';

create function private.write_message(news private.news)
returns text
language sql
immutable
set search_path = ''
-- No personal data, because a chat has many readers and keeps its messages.
return nullif(
  concat_ws(
    ' ',
    'New on the website: ' || nullif(private.count_both(cardinality((news).enquiries), cardinality((news).applications)), '') || '.',
    'Not verified by hCaptcha: ' || (news).unverified || '.',
    'The forms do not work: ' || (news).breakage || '. See docs/operations.md, "When something fails".',
    case when (news).forms_work_again then 'The forms work again.' end,
    'Failed in the database: ' || (news).failed_jobs || '.',
    'Later than promised and not marked as answered: ' || (news).overdue || '.',
    'Refused more often than usual in a day: ' || (news).unusual || '.'
  ),
  ''
);
comment on function private.write_message is 'The news in sentences. Null if there are none.';

create function private.mark_as_told(news private.news, moment timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.get_started_submissions set told_at = moment where id = any (news.enquiries);
  update public.career_applications set told_at = moment where id = any (news.applications);
  update private.refusals set told = total, told_at = moment where cause = any (news.causes);
  if news.forms_work_again then
    -- For these two, staff are told at once if the forms break again. The other causes wait for their hour
    -- (update_refusals), because a visitor can provoke them again and again with the token of another site.
    update private.refusals set told_at = '-infinity' where cause in ('no_secret', 'wrong_secret');
  end if;
  if news.is_daily then
    update private.refusals set reported = total where reported <> total;
  end if;
  update private.telling
  set failures = 0,
    next_at = '-infinity',
    last_run = coalesce(news.last_run, last_run),
    reminded_on = case when news.is_daily then (moment at time zone 'Australia/Sydney')::date else reminded_on end,
    forms_fail = news.forms_fail and (forms_fail or news.causes is not null);
end
$$;
comment on function private.mark_as_told is 'Remembers what staff were told, so that they are not told again.';

create function private.tell_staff(moment timestamptz default now())
returns text
language plpgsql
set search_path = ''
as $$
declare
  can_post boolean := to_regtype('extensions.http_request') is not null;
  state private.telling;
  news private.news;
  message text;
begin
  -- One at a time, even if somebody calls it by hand.
  if not pg_try_advisory_xact_lock(hashtextextended('tell_staff', 0)) then
    return null;
  end if;
  select * into state from private.telling;
  -- Without notify_url nothing is marked as told, so staff hear of everything once it is set.
  if state.next_at > moment or (can_post and private.setting('notify_url') is null) then
    return null;
  end if;

  news := private.gather_news(state, moment);
  message := private.write_message(news);
  if message is null and not news.is_daily then
    return null;
  end if;

  -- The rows are marked after the message was sent, so that it is sent twice rather than not at all.
  if can_post and message is not null then
    begin
      perform private.post_to_staff(
        message,
        -- The sum changes when the forms work again, so that a second breakdown in a day has another key.
        md5(concat(message, news.enquiries, news.applications, news.last_run, (select sum(total_when_working) from private.refusals)))
      );
    exception
      -- "others" does not catch a cancelled query, such as a timeout.
      when query_canceled or others then
        update private.telling
        set failures = failures + 1,
          next_at = moment + least(interval '1 minute' * 2 ^ least(failures, 6), interval '1 hour');
        raise warning 'Staff were not told: %', sqlerrm;
        return null;
    end;
  end if;
  perform private.mark_as_told(news, moment);
  return message;
end
$$;
comment on function private.tell_staff is 'Tells staff what is new, what failed and, once a day, what is overdue or was refused unusually often. Returns the message, or only returns it if nothing can be posted.';

select private.schedule('tell staff', '* * * * *', 'select private.tell_staff()');
