begin;
select no_plan();

-- The http extension as far as it is used, answering what a test puts into the table.
drop extension if exists http;
create schema if not exists extensions;
create table extensions.answers (status integer, content varchar);
create table extensions.requests (uri varchar, data jsonb);
create function extensions.http_set_curlopt(curlopt varchar, value varchar)
returns boolean
language sql
return set_config('tests.' || lower(curlopt), value, true) is not null;
create function extensions.http_post(
  uri varchar,
  data jsonb,
  out status integer,
  out content varchar
)
language sql
as $$
  insert into extensions.requests values (uri, data);
  select status, content from extensions.answers;
$$;

insert into extensions.answers values (200, '{"success": true}');
select is(
  private.ask_hcaptcha('the secret', 'a token'),
  '{"success": true}'::jsonb,
  'an answer is passed on'
);
select results_eq(
  'select uri::text, data from extensions.requests',
  $$values (
    'https://api.hcaptcha.com/siteverify',
    '{"secret": "the secret", "response": "a token"}'::jsonb
  )$$,
  'hCaptcha is sent the secret and the token'
);
select is(
  current_setting('tests.curlopt_timeout_ms'),
  '3000',
  'and has 3 seconds to answer'
);

update extensions.answers set status = 503;
select is(
  private.ask_hcaptcha('the secret', 'a token'),
  null,
  'an answer with another status than 200 is no answer'
);

update extensions.answers set status = 200, content = '<html>Bad gateway</html>';
select is(
  private.ask_hcaptcha('the secret', 'a token'),
  null,
  'an answer that is not JSON is no answer'
);

create or replace function extensions.http_post(
  uri varchar,
  data jsonb,
  out status integer,
  out content varchar
)
language plpgsql
as $$
begin
  raise exception 'Operation timed out after 3000 milliseconds';
end
$$;
select is(
  private.ask_hcaptcha('the secret', 'a token'),
  null,
  'a time-out is no answer'
);

select ok(
  (select 'statement_timeout=8s' = any (rolconfig) from pg_roles where rolname = 'anon'),
  'a visitor''s statement may take longer than hCaptcha'
);

select * from finish();
rollback;
