-- The embedded backend has no http extension; there the check is switched off by the seed.
do $$
begin
  if exists (select from pg_available_extensions where name = 'http') then
    create schema if not exists extensions;
    create extension if not exists http with schema extensions;
  end if;
end
$$;

-- Waiting up to 3 seconds for hCaptcha must not run into the hosted limit of 3 seconds for a
-- visitor's statement, else the row would be lost with it.
alter role anon set statement_timeout = '8s';
notify pgrst, 'reload config';

create function private.ask_hcaptcha(secret text, token text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  answer record;
begin
  perform extensions.http_set_curlopt('CURLOPT_TIMEOUT_MS', '3000');
  select reply.status, reply.content into answer
  from extensions.http_post(
    'https://api.hcaptcha.com/siteverify',
    jsonb_build_object('secret', secret, 'response', token)
  ) as reply;
  if answer.status <> 200 then
    raise exception 'status %', answer.status;
  end if;
  return answer.content::jsonb;
exception
  when others then
    raise warning 'hCaptcha did not answer: %', sqlerrm;
    return null;
end
$$;
comment on function private.ask_hcaptcha is 'What hCaptcha says of a token, or null when it does not answer within 3 seconds. Tests replace this function.';
revoke all on function private.ask_hcaptcha(text, text) from public;

create function private.check_captcha(token text)
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
  if token is null or token !~ '\S' or length(token) > 20000 then
    raise exception 'The captcha was refused: no usable token was sent.';
  end if;

  answer := private.ask_hcaptcha(secret, token);
  if answer ->> 'success' = 'true' then
    return true;
  end if;
  if answer ->> 'success' = 'false' then
    raise exception 'The captcha was refused: hCaptcha says %.',
      coalesce(answer ->> 'error-codes', 'no');
  end if;
  -- No enquiry is lost to somebody else's outage.
  return false;
end
$$;
comment on function private.check_captcha is 'True if hCaptcha accepted the token, false if it was not asked or did not answer; a refused token is an error.';
revoke all on function private.check_captcha(text) from public;
