-- Sequences, because their values stay when the row that met the outage is refused, and take no lock.
create sequence private.hcaptcha_answered_at;
comment on sequence private.hcaptcha_answered_at is 'When hCaptcha last answered, in seconds since 1970.';
create sequence private.hcaptcha_rests_until;
comment on sequence private.hcaptcha_rests_until is 'Until when hCaptcha, which was waited for in vain, is not asked, in seconds since 1970.';
revoke all on sequence private.hcaptcha_answered_at, private.hcaptcha_rests_until
from public, anon, authenticated, service_role;

create or replace function private.ask_hcaptcha(secret text, token text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  -- Only a wait in vain counts as an outage: a quick refusal could be what a token brought about.
  in_vain_at timestamptz := clock_timestamp() + interval '1.5 seconds';
  answer_status integer;
  answer_content text;
  verdict jsonb;
begin
  -- Two blocks: a time limit that passes during a look-up of the name arrives in the handler.
  begin
    -- As long as nobody knows whether hCaptcha answers, one connection finds out and nine stay free.
    loop
      if (
        select last_value > extract(epoch from clock_timestamp()) from private.hcaptcha_rests_until
      ) then
        return null;
      end if;
      exit when clock_timestamp() >= in_vain_at
        or (
          select last_value >= extract(epoch from clock_timestamp()) - 2
          from private.hcaptcha_answered_at
        )
        or pg_try_advisory_xact_lock(hashtextextended('ask_hcaptcha', 0));
      perform pg_sleep(0.05);
    end loop;

    perform extensions.http_set_curlopt('CURLOPT_CONNECTTIMEOUT_MS', '3000');
    perform extensions.http_set_curlopt('CURLOPT_TIMEOUT_MS', '3000');
    -- Without a connection the token reached nobody and cannot be to blame: that is worth another attempt.
    while clock_timestamp() < in_vain_at loop
      begin
        select reply.status, reply.content into answer_status, answer_content
        from extensions.http_post(
          'https://api.hcaptcha.com/siteverify',
          jsonb_build_object('secret', secret, 'response', token)
        ) as reply;
        verdict := answer_content;
      exception
        when query_canceled or others then
          raise warning 'hCaptcha did not answer: %', sqlerrm;
      end;
      exit when answer_status is not null or clock_timestamp() >= in_vain_at;
      perform pg_sleep(0.5);
    end loop;
  exception
    when query_canceled then null;
  end;
  if answer_status is not null then
    perform setval('private.hcaptcha_answered_at', extract(epoch from clock_timestamp())::bigint);
  end if;
  if answer_status = 200 and verdict ? 'success' then
    return verdict;
  end if;

  if clock_timestamp() < in_vain_at then
    raise exception 'The captcha could not be checked: hCaptcha answered with status %.', answer_status;
  end if;
  perform setval(
    'private.hcaptcha_rests_until',
    extract(epoch from clock_timestamp() + interval '20 seconds')::bigint
  );
  return null;
end
$$;
comment on function private.ask_hcaptcha is 'What hCaptcha says of a token, or null when it was waited for in vain; it then rests for 20 seconds. Tests replace this function.';

create or replace function private.check_captcha(token text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  secret text := private.setting('hcaptcha_secret');
  answer jsonb;
begin
  if private.setting('captcha_check') = 'off' then
    return false;
  end if;
  if secret is null then
    raise exception 'The captcha cannot be checked: private.settings has no hcaptcha_secret.';
  end if;
  -- hCaptcha's tokens are "P1_" and a JSON Web Token, those of its test keys a UUID. A firewall in front
  -- of hCaptcha could take offence at other characters.
  if token is null or token !~ '^[A-Za-z0-9._=-]+$' or length(token) > 20000 then
    raise exception 'The captcha was refused: no usable token was sent.';
  end if;

  answer := private.ask_hcaptcha(secret, token);
  if answer ->> 'success' = 'true' then
    return true;
  end if;
  if answer is not null then
    raise exception 'The captcha was refused: hCaptcha says %.',
      coalesce(answer ->> 'error-codes', 'no');
  end if;
  -- No enquiry is lost to somebody else's outage.
  perform private.allow_unverified();
  return false;
end
$$;
