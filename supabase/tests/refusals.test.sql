-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();
select tests.forget_refusals();
delete from private.settings where name like 'notify%';
drop extension if exists http;

create temporary table hcaptcha as select '{"success": true}'::jsonb as answer;
grant select on hcaptcha to public;
create or replace function private.ask_hcaptcha(secret text, token text)
returns jsonb
language sql
as $$
  select answer from pg_temp.hcaptcha
$$;

create function pg_temp.send(answers jsonb default '{"captcha_token": "a-token"}')
returns text
language sql
return tests.attempt('anon', tests.enquiry(answers));
create function pg_temp.counted()
returns text
language sql
as $$
  select string_agg(concat_ws(' ', total, cause), ', ' order by cause)
  from private.refusal_counts
  where total > 0
$$;
create function pg_temp.tell(moment text default '2025-12-01 08:00+11')
returns text
language sql
as $$
  -- So that the message is only about refusals.
  delete from public.get_started_submissions;
  select private.tell_staff(moment::timestamptz)
$$;

-- Refusals are counted although they are rolled back.

select tests.set_captcha('on');
select pg_temp.send();
select is(pg_temp.counted(), '1 no_secret', 'a missing secret is counted');

select tests.set_captcha('on', 'the secret');
select tests.forget_refusals();
select is(
  concat(nullif(pg_temp.send(answers), '1 rows'), ': ', pg_temp.counted()),
  outcome || ': ' || count,
  format('what is wrong with %s is counted', answers)
)
from (
  values
    ('{"captcha_token": "<script>"}'::jsonb, 'The captcha was refused: no usable token was sent.', '1 token'),
    ('{"captcha_token": "a-token", "email": "ada"}', 'email_must_be_an_address', '1 check, 1 token'),
    ('{"captcha_token": "a-token", "first_name": null}', '23502', '2 check, 1 token'),
    ('{"captcha_token": "a-token"}', '', '2 check, 1 token')
) as sent (answers, outcome, count);

create function pg_temp.counted_after(code text)
returns text
language plpgsql
as $$
begin
  perform tests.forget_refusals();
  update hcaptcha set answer = jsonb_build_object('success', false, 'error-codes', jsonb_build_array('another-code', code));
  perform pg_temp.send();
  return pg_temp.counted();
end
$$;
select is(pg_temp.counted_after(code), count, format('"%s" is counted', code))
from (
  values
    ('missing-input-secret', '1 wrong_secret'),
    ('invalid-input-secret', '1 wrong_secret'),
    ('sitekey-secret-mismatch', '1 foreign_site_key'),
    ('not-using-dummy-passcode', '1 foreign_site_key'),
    ('bad-request', '1 hcaptcha_error'),
    ('invalid-or-already-seen-response', '1 token'),
    ('expired-input-response', '1 token')
) as codes (code, count);
update hcaptcha set answer = '{"success": false}';
select tests.forget_refusals();
select pg_temp.send();
select is(pg_temp.counted(), '1 token', 'a refusal without a code is counted');

-- Staff are told of a broken form at once, of each cause once an hour, until it works again.

select tests.forget_refusals();
select pg_temp.send();
select is(pg_temp.tell(), null, 'a refused token is told to nobody at once');

select tests.set_captcha('on');
select pg_temp.send() from generate_series(1, 2);
select is(
  pg_temp.tell(),
  'The forms do not work: the database has no hCaptcha secret (2 refused). See docs/operations.md, "When something fails".',
  'staff are told that nobody can send a form, and why'
);
select pg_temp.send();
select is(pg_temp.tell('2025-12-01 08:59+11'), null, 'within the hour they are not told again');

select tests.set_captcha('on', 'the secret');
update hcaptcha set answer = '{"success": false, "error-codes": ["invalid-input-secret"]}';
select pg_temp.send();
select is(
  pg_temp.tell('2025-12-01 08:59+11'),
  'The forms do not work: hCaptcha does not know the secret (1 refused). See docs/operations.md, "When something fails".',
  'of another cause they are'
);
select is(pg_temp.tell('2025-12-01 09:00+11'), null, 'an hour later they are not told again of what is long over');
select tests.set_captcha('on');
select pg_temp.send();
select is(
  pg_temp.tell('2025-12-01 09:00+11'),
  'The forms do not work: the database has no hCaptcha secret (4 refused). See docs/operations.md, "When something fails".',
  'if somebody else is refused they are, and of how many it were'
);
select is(pg_temp.tell('2025-12-01 11:00+11'), null, 'they are not told again if nobody was refused');
select tests.set_captcha('on', 'the secret');

update hcaptcha set answer = null;
select pg_temp.send();
select is(
  pg_temp.tell('2025-12-01 11:00+11'),
  null,
  'a row that is kept because hCaptcha does not answer does not prove that the forms work'
);
update hcaptcha set answer = '{"success": true}';
select pg_temp.send();
select is(pg_temp.tell('2025-12-01 11:01+11'), 'The forms work again.', 'staff are told when hCaptcha accepts a token');
select is(pg_temp.tell('2025-12-01 11:02+11'), null, 'they are told so once');

select tests.set_captcha('on');
select pg_temp.send();
select matches(
  pg_temp.tell('2025-12-01 11:03+11'),
  '^The forms do not work: the database has no hCaptcha secret \(1 refused\)\.',
  'when the secret is missing again, they are told again at once'
);
select tests.set_captcha('on', 'the secret');
select pg_temp.send();
select is(pg_temp.tell('2025-12-01 11:04+11'), 'The forms work again.', 'and that it works again');

-- Tokens of another site are refused one by one, while others are accepted.

update hcaptcha set answer = '{"success": false, "error-codes": ["sitekey-secret-mismatch"]}';
select pg_temp.send();
select matches(
  pg_temp.tell('2025-12-01 12:00+11'),
  '^The forms do not work: the site key belongs to another hCaptcha account',
  'staff are told of the token of another site'
);
update hcaptcha set answer = '{"success": true}';
select pg_temp.send();
select is(pg_temp.tell('2025-12-01 12:01+11'), 'The forms work again.', 'the next visitor proves that the forms work');
update hcaptcha set answer = '{"success": false, "error-codes": ["sitekey-secret-mismatch"]}';
select pg_temp.send() from generate_series(1, 9);
select is(pg_temp.tell('2025-12-01 12:02+11'), null, 'such tokens do not tell staff more than once an hour');
update hcaptcha set answer = '{"success": true}';
select pg_temp.send();
select is(
  pg_temp.tell('2025-12-01 13:00+11'),
  null,
  'what was over before staff were told of it is not told'
);

-- Once a day, staff are told what is unusual.

select tests.forget_refusals();
update private.refusals set total = 0, told = 0, reported = 0;
update hcaptcha set answer = '{"success": false}';
select pg_temp.send() from generate_series(1, 49);
select pg_temp.tell('2025-12-02 08:59+11');
select is(pg_temp.tell('2025-12-02 09:00+11'), null, '49 refused tokens in a day are not unusual');
select pg_temp.send() from generate_series(1, 60);
select pg_temp.send('{"email": "ada", "captcha_token": "a-token"}') from generate_series(1, 20);
select is(pg_temp.tell('2025-12-02 17:00+11'), null, 'staff are not told during the day');
select is(
  pg_temp.tell('2025-12-03 09:00+11'),
  'Refused more often than usual in a day: a check of the table failed, or the row was there already (20), '
    || 'the captcha was not passed (60).',
  'the next morning staff are told of both in one message'
);
select is(pg_temp.tell('2025-12-04 09:00+11'), null, 'on the day after that there is nothing to tell');

-- Nothing is lost if the receiver fails.

select tests.play_http();
insert into private.settings values ('notify_url', 'https://hooks.example/T1');
insert into extensions.answers values (500, 'no');
select tests.set_captcha('on');
select pg_temp.send();
select is(pg_temp.tell('2025-12-05 08:00+11'), null, 'the receiver fails');
update extensions.answers set status = 200;
select matches(
  pg_temp.tell('2025-12-05 08:01+11'),
  '^The forms do not work',
  'staff are told when the receiver is back'
);

select tests.set_captcha('on', 'the secret');
update hcaptcha set answer = '{"success": true}';
select pg_temp.send();
select pg_temp.tell('2025-12-05 08:02+11');
delete from extensions.requests where content not like '%The forms do not work%';
select tests.set_captcha('on');
select pg_temp.send();
select pg_temp.tell('2025-12-05 08:03+11');
select is(
  (
    select concat_ws(', ', count(distinct content), count(distinct (headers[1]).value))
    from extensions.requests
  ),
  '1, 2',
  'the same message about another break has another key, because a receiver remembers a key'
);

-- Who may see it.

select matches(
  tests.attempt('anon', 'select from private.' || name),
  '^(0 rows|42501)$',
  format('visitors do not see %s', name)
)
from unnest(array['refusals', 'telling', 'requests']) as name;

select * from finish();
rollback;
