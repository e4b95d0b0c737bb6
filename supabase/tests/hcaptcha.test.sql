-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();
select tests.forget_refusals();

select tests.play_http();
insert into extensions.answers values (200, '{"success": true}');
select is(
  private.ask_hcaptcha('the secret', 'a-token'),
  '{"success": true}'::jsonb,
  'an answer is passed on'
);
select results_eq(
  'select uri::text, content::jsonb from extensions.requests',
  $$values (
    'https://api.hcaptcha.com/siteverify',
    '{"secret": "the secret", "response": "a-token"}'::jsonb
  )$$,
  'hCaptcha is sent the secret and the token'
);
select is(
  current_setting('tests.curlopt_timeout_ms'),
  '3000',
  'hCaptcha has 3 seconds to answer'
);

-- A quick refusal by a proxy in between is no outage.

select throws_ok(
  format(
    $$
      update extensions.answers set status = %s, content = %L;
      select private.ask_hcaptcha('the secret', 'a-token')
    $$,
    status,
    content
  ),
  format('The captcha could not be checked: hCaptcha answered with status %s.', status),
  format('a quick answer of status %s and "%s" is an error', status, content)
)
from (
  values
    (403, '{"success": true}'),
    (429, ''),
    (500, '{"success": false}'),
    (503, '<html>Bad gateway</html>'),
    (200, '<html>Please log in</html>'),
    (200, '{"status": "maintenance"}'),
    (200, null)
) as refusals (status, content);

select is(
  (select total from private.refusal_counts where cause = 'hcaptcha_error'),
  7::bigint,
  'each of them is counted, although it is rolled back'
);

-- Nobody answers. hCaptcha is asked again until 1.5 seconds have passed, and then not for 20 seconds.

delete from extensions.requests;
create sequence extensions.attempts;
create or replace function extensions.http_post(
  uri varchar,
  data jsonb,
  out status integer,
  out content varchar
)
language plpgsql
as $$
begin
  if nextval('extensions.attempts') = 1 then
    raise query_canceled;
  end if;
  raise exception 'Connection refused';
end
$$;
select is(private.ask_hcaptcha('the secret', 'a-token'), null, 'after a timeout there is no answer');
select is(
  (select last_value > 1 from extensions.attempts),
  true,
  'hCaptcha was asked more than once, also after the first attempt was cancelled'
);
select setval('extensions.attempts', 1, false);
select is(private.ask_hcaptcha('the secret', 'a-token'), null, 'the next token gets no answer either');
select is((select is_called from extensions.attempts), false, 'the next token is not sent to hCaptcha');
select ok(
  (
    select last_value between extract(epoch from clock_timestamp()) + 18 and extract(epoch from clock_timestamp()) + 21
    from private.hcaptcha_rests_until
  ),
  'hCaptcha is not asked again for 20 seconds'
);
select setval('private.hcaptcha_rests_until', 1);

select ok(
  (select 'statement_timeout=8s' = any (rolconfig) from pg_roles where rolname = 'anon'),
  'a visitor''s statement may take longer than hCaptcha'
);

select * from finish();
rollback;
