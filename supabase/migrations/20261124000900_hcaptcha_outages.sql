-- A sequence, because its value stays when the row that met the outage is refused, and takes no lock.
create sequence private.hcaptcha_rests_until;
comment on sequence private.hcaptcha_rests_until is 'In seconds since 1970: until then hCaptcha, which was waited for in vain, is not asked.';
revoke all on sequence private.hcaptcha_rests_until from public, anon, authenticated, service_role;

create or replace function private.ask_hcaptcha(secret text, token text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  asked_at timestamptz := clock_timestamp();
  answer_status integer;
  answer_content text;
  verdict jsonb;
begin
  if (select last_value > extract(epoch from asked_at) from private.hcaptcha_rests_until) then
    return null;
  end if;

  -- Two blocks: a time limit that passes during a look-up of the name arrives in the handler.
  begin
    perform extensions.http_set_curlopt('CURLOPT_CONNECTTIMEOUT_MS', '3000');
    perform extensions.http_set_curlopt('CURLOPT_TIMEOUT_MS', '3000');
    loop
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
      -- Without a connection the token reached nobody, so it cannot be its fault.
      exit when answer_status is not null or clock_timestamp() > asked_at + interval '1.5 seconds';
      perform pg_sleep(1);
    end loop;
  exception
    when query_canceled then null;
  end;
  if answer_status = 200 and verdict ? 'success' then
    return verdict;
  end if;

  -- Only a wait in vain counts as an outage: a quick refusal could be what a token brought about.
  if clock_timestamp() < asked_at + interval '1.5 seconds' then
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
