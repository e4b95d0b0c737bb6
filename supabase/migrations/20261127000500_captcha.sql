-- A row is checked in this order: by the checks of its table, by the primary key, by hCaptcha. If the table refuses a
-- row, hCaptcha is not asked and the visitor's token stays valid.

-- Supabase cancels a visitor's statement after 3 seconds. Waiting for hCaptcha must end before that, or the row is lost.
alter role anon set statement_timeout = '8s';
notify pgrst, 'reload config';

-- Sequences, because a rollback does not undo their values, and they take no lock.
create sequence private.hcaptcha_answered_at;
comment on sequence private.hcaptcha_answered_at is 'When hCaptcha last answered, in seconds since 1970.';
create sequence private.hcaptcha_rests_until;
comment on sequence private.hcaptcha_rests_until is 'The time until which hCaptcha is not asked, because it did not answer, in seconds since 1970.';

create function private.ask_hcaptcha(secret text, token text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  -- Only a timeout counts as an outage, because a token could provoke a quick refusal.
  in_vain_at timestamptz := clock_timestamp() + interval '1.5 seconds';
  answer_status integer;
  answer_content text;
  verdict jsonb;
begin
  -- Two blocks, because a time limit that passes during the DNS look-up raises its error in the handler.
  begin
    -- If hCaptcha has not answered lately, one connection asks, so that nine stay free.
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
    -- Without a connection the token reached nobody, so it is worth another attempt.
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
    perform private.count_refusal('hcaptcha_error');
    raise exception 'The captcha could not be checked: hCaptcha answered with status %.', answer_status;
  end if;
  perform setval(
    'private.hcaptcha_rests_until',
    extract(epoch from clock_timestamp() + interval '20 seconds')::bigint
  );
  return null;
end
$$;
comment on function private.ask_hcaptcha is 'Returns what hCaptcha says about a token. After a timeout it returns null, and hCaptcha is not asked for 20 seconds. Tests replace this function.';

create view private.unverified
with (security_invoker = true)
as
select created_at from public.get_started_submissions where not captcha_verified
union all
select created_at from public.career_applications where not captcha_verified
union all
select created_at from public.cv_uploads where not captcha_verified;
comment on view private.unverified is 'The times at which unverified rows arrived.';

create function private.limit_unverified()
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- The lock makes simultaneous transactions count each other.
  perform pg_advisory_xact_lock(hashtextextended('unverified', 0));
  if (select count(*) from private.unverified where created_at > now() - interval '1 hour') > 200 then
    perform private.count_refusal('unverified');
    -- The form recognises this sentence and asks for an email.
    raise exception 'Too many unverified submissions in the last hour.' using errcode = '53400';
  end if;
end
$$;
comment on function private.limit_unverified is 'Fails if there are more than 200 unverified rows in an hour.';

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
    perform private.count_refusal('no_secret');
    raise exception 'The captcha cannot be checked: private.settings has no hcaptcha_secret.';
  end if;
  -- A token of hCaptcha is "P1_" and a JSON Web Token, or a UUID for its test keys. A firewall in front of hCaptcha could
  -- block other characters.
  if token !~ '^[A-Za-z0-9._=-]+$' or length(token) > 20000 then
    perform private.count_refusal('token');
    raise exception 'The captcha was refused: no usable token was sent.';
  end if;

  answer := private.ask_hcaptcha(secret, token);
  if answer ->> 'success' = 'true' then
    perform private.note_time('private.forms_worked_at');
    return true;
  end if;
  if answer is not null then
    -- https://docs.hcaptcha.com/#siteverify-error-codes-table
    perform private.count_refusal(
      case
        when answer -> 'error-codes' ?| array['missing-input-secret', 'invalid-input-secret']
        then 'wrong_secret'
        when answer -> 'error-codes' ?| array['sitekey-secret-mismatch', 'not-using-dummy-passcode', 'not-using-dummy-secret']
        then 'foreign_site_key'
        when answer -> 'error-codes' ? 'bad-request'
        then 'hcaptcha_error'
        else 'token'
      end
    );
    raise exception 'The captcha was refused: hCaptcha says %.',
      coalesce(answer ->> 'error-codes', 'no');
  end if;
  -- An outage of hCaptcha must not lose an enquiry.
  perform private.limit_unverified();
  return false;
end
$$;
comment on function private.check_captcha is 'True if hCaptcha accepted the token, false if it was not asked or did not answer; a refused token is an error.';

-- Before the insert, so that the table never holds a token.

create function private.receive_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform nextval('private.rows_received');
  if current_setting('private.captcha_token', true) <> '' then
    raise exception 'Only one row can be sent at a time.';
  end if;
  -- For this transaction only. A blank stands for a missing token, because an empty setting means that no row waits.
  perform set_config('private.captcha_token', coalesce(nullif(new.captcha_token, ''), ' '), true);
  new.captcha_token := null;
  new.captcha_verified := false;
  new.created_at := now();
  return new;
end
$$;
comment on function private.receive_row is 'Fills the columns that a visitor must not choose, and sets the token aside until the table has accepted the row.';

create trigger receive_row
before insert on public.get_started_submissions
for each row execute function private.receive_row();
create trigger receive_row
before insert on public.career_applications
for each row execute function private.receive_row();
create trigger receive_row
before insert on public.cv_uploads
for each row execute function private.receive_row();

-- After the insert. The primary key has already refused a repeat of a stored row, whose token is spent. A repeat that
-- overtakes the first attempt has waited there until that was stored.

create function private.take_captcha_token()
returns text
language plpgsql
set search_path = ''
as $$
declare
  token text := current_setting('private.captcha_token');
begin
  perform nextval('private.rows_inserted');
  perform set_config('private.captcha_token', '', true);
  return token;
end
$$;
comment on function private.take_captcha_token is 'Returns the token that private.receive_row set aside, but only once.';

create function private.verify_enquiry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := private.take_captcha_token();
begin
  if private.check_captcha(token) then
    update public.get_started_submissions set captcha_verified = true where id = new.id;
  end if;
  -- scripts/watch sends this token to see whether hCaptcha refuses it. Its enquiry is never stored.
  if token = 'watch-from-outside' then
    raise exception 'Nobody checked the captcha.';
  end if;
  return null;
end
$$;
comment on function private.verify_enquiry is 'Has the captcha of an enquiry checked.';

create trigger verify_enquiry
after insert on public.get_started_submissions
for each row execute function private.verify_enquiry();

create function private.verify_application()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := private.take_captcha_token();
begin
  if coalesce(private.use_cv_upload(new.cv_file_url), private.check_captcha(token)) then
    update public.career_applications set captcha_verified = true where id = new.id;
  end if;
  return null;
end
$$;
comment on function private.verify_application is 'Takes over the verdict on an announced CV, or has the captcha of an application checked.';

create trigger verify_application
after insert on public.career_applications
for each row execute function private.verify_application();

create function private.verify_cv_upload()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := private.take_captcha_token();
begin
  perform private.limit_cv_uploads();
  if private.check_captcha(token) then
    update public.cv_uploads set captcha_verified = true where name = new.name;
  end if;
  -- Several may have waited for hCaptcha at the same time. The lock makes them count each other.
  perform pg_advisory_xact_lock(hashtextextended('cv_uploads', 0));
  perform private.limit_cv_uploads();
  return null;
end
$$;
comment on function private.verify_cv_upload is 'Has the captcha of an announcement checked and keeps to 100 CVs an hour.';

create trigger verify_cv_upload
after insert on public.cv_uploads
for each row execute function private.verify_cv_upload();
