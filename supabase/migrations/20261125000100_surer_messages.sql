create or replace function private.post_to_staff(message text, idempotency_key text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  -- Receivers forget a key after a day, but not before: tomorrow's reminder may say the same as today's.
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
  -- The extension follows a redirect with a GET, without the message. Statuses 201 and 202 may name a location of their own.
  if answer.status = 200 and answer.location is not null then
    raise exception 'redirected to %', answer.location;
  end if;
end
$$;
