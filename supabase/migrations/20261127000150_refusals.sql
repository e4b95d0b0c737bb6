-- Counts what the database refuses, by cause. Sequences count, because a rollback does not undo their values, and they
-- take no lock.

create table private.refusals (
  cause text primary key,
  meaning text not null,
  breaks_forms boolean not null,
  unusual_in_a_day bigint,
  total bigint not null default 0,
  total_when_working bigint not null default 0,
  told bigint not null default 0,
  told_at timestamptz not null default '-infinity',
  reported bigint not null default 0
);
comment on table private.refusals is 'What staff are told about refusals. Only private.tell_staff writes these numbers; private.refusal_counts has the latest ones.';
comment on column private.refusals.breaks_forms is 'True if it probably refuses everybody, so that staff are told at once.';
comment on column private.refusals.unusual_in_a_day is 'The daily message names the cause from this number a day.';
comment on column private.refusals.total is 'How many there were at the last update.';
comment on column private.refusals.total_when_working is 'How many of them there were when the forms last worked.';
comment on column private.refusals.told is 'How many of them staff know of, or need not be told at once.';
comment on column private.refusals.reported is 'How many of them there were at the last daily message.';

alter table private.refusals enable row level security;

create policy "visitors see no refusal"
on private.refusals
for all
to anon, authenticated
using (false);

insert into private.refusals (cause, meaning, breaks_forms, unusual_in_a_day)
values
  ('no_secret', 'the database has no hCaptcha secret', true, null),
  ('wrong_secret', 'hCaptcha does not know the secret', true, null),
  ('foreign_site_key', 'the site key belongs to another hCaptcha account', true, 20),
  ('hcaptcha_error', 'hCaptcha answers with an error', true, 20),
  ('token', 'the captcha was not passed', false, 50),
  ('requests', 'too many requests from one address', false, 50),
  ('unverified', 'too many unverified rows in an hour', false, 1),
  ('cvs', 'too many CVs in an hour', false, 1),
  ('check', 'a check of the table failed, or the row was there already', false, 20);

create sequence private.refused_no_secret;
create sequence private.refused_wrong_secret;
create sequence private.refused_foreign_site_key;
create sequence private.refused_hcaptcha_error;
create sequence private.refused_token;
create sequence private.refused_requests;
create sequence private.refused_unverified;
create sequence private.refused_cvs;

-- No trigger runs after a failed check. So rows that reached the table and were not inserted have failed a check.
create sequence private.rows_received;
create sequence private.rows_inserted;

create sequence private.forms_failed_at;
comment on sequence private.forms_failed_at is 'When a cause that probably refuses everybody last refused a visitor, in milliseconds since 1970.';
create sequence private.forms_worked_at;
comment on sequence private.forms_worked_at is 'When hCaptcha last accepted a token, in milliseconds since 1970.';

create view private.refusal_counts
with (security_invoker = true)
as
select refusals.cause, coalesce(sequence.last_value, 0) as total
from private.refusals
join pg_catalog.pg_sequences as sequence
  on sequence.schemaname = 'private' and sequence.sequencename = 'refused_' || refusals.cause
union all
select 'check', coalesce(received.last_value, 0) - coalesce(inserted.last_value, 0)
from pg_catalog.pg_sequences as received, pg_catalog.pg_sequences as inserted
where received.schemaname = 'private' and received.sequencename = 'rows_received'
  and inserted.schemaname = 'private' and inserted.sequencename = 'rows_inserted';
comment on view private.refusal_counts is 'How often each cause has refused something in all.';

create function private.note_time(noted_in regclass)
returns void
language sql
set search_path = ''
as $$
  select setval(noted_in, (extract(epoch from clock_timestamp()) * 1000)::bigint);
$$;
comment on function private.note_time is 'Stores the current time in a sequence.';

create function private.count_refusal(refused_for text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform nextval(('private.refused_' || refused_for)::regclass);
  if (select breaks_forms from private.refusals where cause = refused_for) then
    perform private.note_time('private.forms_failed_at');
  end if;
end
$$;
comment on function private.count_refusal is 'Counts a refusal. The caller raises its error next.';

create function private.update_refusals(moment timestamptz)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  -- A sequence that was never used says 1, so forms that were never sent do not fail.
  forms_fail boolean := (select last_value from private.forms_failed_at)
    > (select last_value from private.forms_worked_at);
begin
  update private.refusals
  set total = latest.total
  from private.refusal_counts as latest
  where latest.cause = refusals.cause and latest.total <> refusals.total;
  if not forms_fail then
    update private.refusals
    set total_when_working = total, told = total
    where breaks_forms and (total_when_working <> total or told <> total);
  end if;
  -- For an hour after staff were told of a cause, further refusals are no news.
  update private.refusals
  set told = total
  where told <> total and told_at > moment - interval '1 hour';
  return forms_fail;
end
$$;
comment on function private.update_refusals is 'Updates private.refusals. True if the forms fail: a cause that probably refuses everybody has refused a visitor, and hCaptcha has accepted no token since.';
