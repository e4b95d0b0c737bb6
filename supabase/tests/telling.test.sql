-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();
select tests.forget_refusals();
select tests.set_captcha('off');
delete from private.settings where name like 'notify%';

-- Business days in Canberra. 1 December 2025 is a Monday.

select is(
  private.business_days(sent_at::timestamptz, until::timestamptz),
  days,
  format('from %s to %s', sent_at, until)
)
from (
  values
    ('2025-12-01 23:59+11', '2025-12-01 23:59+11', 0),
    ('2025-12-01 00:00+11', '2025-12-03 23:59+11', 2),
    ('2025-11-30 13:00+00', '2025-12-03 23:59+11', 2),
    ('2025-12-05 09:00+11', '2025-12-08 09:00+11', 1),
    ('2025-12-06 09:00+11', '2025-12-08 09:00+11', 1),
    ('2025-12-01 09:00+11', '2025-12-15 09:00+11', 10)
) as spans (sent_at, until, days);

-- If nothing can be posted, the message is returned.

drop extension if exists http;
create function pg_temp.tell(moment text default '2025-12-01 08:00+11')
returns text
language sql
as $$
  select private.tell_staff(moment::timestamptz)
$$;

select is(pg_temp.tell(), null, 'staff are told nothing if there is nothing new');
select tests.attempt('anon', tests.enquiry()) from generate_series(1, 2);
select tests.attempt('anon', tests.application());
select is(
  pg_temp.tell(),
  'New on the website: 2 enquiries, 1 application. Not verified by hCaptcha: 3.',
  'staff are told how many came, and how many were not verified'
);
select is(pg_temp.tell(), null, 'staff are told of a row once');
select tests.attempt('anon', tests.application());
update public.career_applications set captcha_verified = true;
select is(pg_temp.tell(), 'New on the website: 1 application.', 'staff are told of a later row later');

-- The reminder.

update public.get_started_submissions set created_at = '2025-12-01 09:00+11';
update public.career_applications set created_at = '2025-12-01 09:00+11';
select is(pg_temp.tell('2025-12-03 23:00+11'), null, 'nothing is late within two business days');
select is(pg_temp.tell('2025-12-04 08:59+11'), null, 'before nine in the morning there is no reminder');
select is(
  pg_temp.tell('2025-12-04 09:00+11'),
  'Later than promised and not marked as answered: 2 enquiries.',
  'at nine staff are reminded of what is late'
);
select is(pg_temp.tell('2025-12-04 17:00+11'), null, 'later in the day there is no second reminder');
update public.get_started_submissions
set answered = true
where id = (select id from public.get_started_submissions limit 1);
select is(
  pg_temp.tell('2025-12-16 09:00+11'),
  'Later than promised and not marked as answered: 1 enquiry, 2 applications.',
  'on another day staff are reminded of what is not marked as answered'
);
update public.get_started_submissions set answered = true;
update public.career_applications set answered = true;
select is(pg_temp.tell('2025-12-17 09:00+11'), null, 'staff are not reminded of what is marked as answered');

-- Failed jobs.

create function pg_temp.run(job text, status text)
returns void
language plpgsql
as $$
begin
  execute format(
    'insert into cron.job_run_details (jobid, runid, status, return_message)
    select jobid, nextval(''cron.runid_seq''), %L, ''Ada Lovelace'' from cron.job where jobname = %L',
    status,
    job
  );
end
$$;
create function pg_temp.finish(status text)
returns void
language plpgsql
as $$
begin
  execute format('update cron.job_run_details set status = %L where status = ''running''', status);
end
$$;
select case
  when to_regclass('cron.job') is null then skip('pg_cron is not there', 1)
  else is(
    concat(
      pg_temp.run('delete orphaned cvs', 'failed'),
      pg_temp.run('delete orphaned cvs', 'failed'),
      pg_temp.run('forget requests', 'running'),
      pg_temp.run('delete expired submissions', 'failed'),
      pg_temp.tell(),
      ' / ',
      pg_temp.tell(),
      pg_temp.finish('failed'),
      pg_temp.tell()
    ),
    'Failed in the database: delete orphaned cvs. / '
      || 'Failed in the database: delete expired submissions, forget requests.',
    'staff are told once of each failed job, also of one that took longer than the next'
  )
end;

select tests.play_http();
insert into extensions.answers values (500, 'no');

select tests.attempt('anon', tests.enquiry());
select is(pg_temp.tell(), null, 'without an address to notify, no message is returned');
select is((select count(*) from extensions.requests), 0::bigint, 'without an address to notify, nothing is posted');

insert into private.settings values ('notify_url', 'https://hooks.example/T1');
select is(pg_temp.tell(), null, 'no message is returned if the receiver fails');
select is(
  (select count(*) from public.get_started_submissions where told_at is null),
  1::bigint,
  'if the receiver fails, the row stays marked as new'
);
select is(
  pg_temp.tell(moment) || ' ' || (select next_at::text from private.telling),
  null,
  format('a failed message is tried again at %s', moment)
)
from unnest(array['2025-12-01 08:01+11', '2025-12-01 08:03+11']) as moment;
select is(
  (select failures || ' ' || (next_at = '2025-12-01 08:07+11') from private.telling),
  '3 true',
  'a failed message is tried again after one, two and four minutes'
);
update private.telling set failures = 30, next_at = '-infinity';
select pg_temp.tell();
select is(
  (select next_at from private.telling),
  '2025-12-01 09:00+11'::timestamptz,
  'a failed message is tried again at least every hour'
);

update private.telling set next_at = '-infinity';
update extensions.answers set status = 200, headers = array[extensions.http_header('location', '/login')];
select is(pg_temp.tell(), null, 'a receiver that sends the message on elsewhere has failed as well');

update private.telling set next_at = '-infinity';
delete from extensions.requests;
-- A receiver that responds with 202 may name a location.
update extensions.answers set status = 202;
select tests.attempt('anon', tests.application());
select is(
  pg_temp.tell('2025-12-01 09:00+11'),
  'New on the website: 1 enquiry, 1 application. Not verified by hCaptcha: 2.',
  'when the receiver is back, staff are told of everything'
);
select is((select failures from private.telling), 0, 'a success resets the count of failures');
select results_eq(
  'select method, uri::text, (headers[1]).field::text, content_type::text, content::jsonb from extensions.requests',
  $$
    values (
      'POST',
      'https://hooks.example/T1',
      'Idempotency-Key',
      'application/json',
      '{"text": "New on the website: 1 enquiry, 1 application. Not verified by hCaptcha: 2."}'::jsonb
    )
  $$,
  'the message is posted once, in the form that Slack and Google Chat take'
);

delete from extensions.requests;
insert into private.settings
values
  ('notify_authorization', 'Bearer re_1'),
  ('notify_body', '{"to": ["team@mail.example"], "subject": "Website", "text": "{text}"}');
select tests.attempt('anon', tests.application());
select pg_temp.tell();
select results_eq(
  'select headers[2]::text, content::jsonb from extensions.requests',
  $$
    values (
      '(Authorization,"Bearer re_1")',
      '{"to": ["team@mail.example"], "subject": "Website", "text": "New on the website: 1 application. Not verified by hCaptcha: 1."}'::jsonb
    )
  $$,
  'the message is posted in the form and with the key that the settings give'
);

select ok(
  (
    select (headers[1]).value like '%' || (now() at time zone 'Australia/Sydney')::date
    from extensions.requests
  ),
  'the same message has another key tomorrow, because a receiver remembers a key for 24 hours'
);

select * from finish();
rollback;
