-- The functions that supabase/tests uses besides pgTAP.
create schema tests;

-- Runs a command as a role and returns its outcome: the rows that it touched or saw, the constraint that refused it, the
-- message of our own exceptions, or else the SQLSTATE.
create function tests.attempt(role_name text, command text)
returns text
language plpgsql
as $$
declare
  touched bigint;
  broken text;
begin
  perform set_config('role', role_name, true);
  execute command;
  get diagnostics touched = row_count;
  perform set_config('role', 'none', true);
  return touched || ' rows';
exception
  when raise_exception then
    return sqlerrm;
  when others then
    get stacked diagnostics broken = constraint_name;
    return coalesce(nullif(broken, ''), sqlstate);
end
$$;

-- An insert of the minimum that a visitor can send, with these answers added or changed.
create function tests.sending(name text, answers jsonb default '{}')
returns text
language sql
as $$
  select format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, %3$L)',
    name,
    (select string_agg(quote_ident(field), ', ') from jsonb_object_keys(sent) as field),
    sent
  )
  from (
    select case name
      when 'cv_uploads'
      then jsonb_build_object('name', format('1790000000000_Ada_Lovelace_%s_CV.pdf', left(md5(random()::text), 6)))
      else jsonb_build_object(
        'id', gen_random_uuid(),
        'first_name', 'Ada',
        'last_name', 'Lovelace',
        'email', 'ada@lovelace.example',
        'privacy_consent', true
      )
    end || answers
  ) as row (sent)
$$;

create function tests.enquiry(answers jsonb default '{}')
returns text
language sql
return tests.sending('get_started_submissions', answers);

create function tests.application(answers jsonb default '{}')
returns text
language sql
return tests.sending('career_applications', answers);

create function tests.announcement(object_name text, answers jsonb default '{}')
returns text
language sql
return tests.sending('cv_uploads', jsonb_build_object('name', object_name) || answers);

create function tests.upload(object_name text, bucket text default 'cv-files')
returns text
language sql
as $$
  select format(
    'insert into storage.objects (bucket_id, name) values (%L, %L)',
    bucket,
    object_name
  )
$$;

create function tests.set_captcha(wanted text, secret text default null)
returns void
language sql
as $$
  delete from private.settings where name in ('captcha_check', 'hcaptcha_secret');
  insert into private.settings (name, value)
  select name, value
  from (values ('captcha_check', wanted), ('hcaptcha_secret', secret)) as setting (name, value)
  where value is not null;
$$;

-- A rollback does not undo what other tests counted.
create function tests.forget_refusals()
returns void
language sql
as $$
  select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
  from pg_sequences
  where schemaname = 'private' and sequencename <> 'requests_id_seq';
$$;

-- Replaces the functions of the http extension that we use. They respond with what a test puts into extensions.answers, and
-- record each request in extensions.requests.
create function tests.play_http()
returns void
language plpgsql
as $$
begin
  drop extension if exists http;
  create schema if not exists extensions;
  create type extensions.http_header as (field varchar, value varchar);
  create type extensions.http_request as (
    method text,
    uri varchar,
    headers extensions.http_header[],
    content_type varchar,
    content varchar
  );
  create table extensions.answers (
    status integer,
    content varchar,
    headers extensions.http_header[]
  );
  create table extensions.requests of extensions.http_request;
  create function extensions.http_header(field varchar, value varchar)
  returns extensions.http_header
  language sql
  return row (field, value)::extensions.http_header;
  create function extensions.http_set_curlopt(curlopt varchar, value varchar)
  returns boolean
  language sql
  return set_config('tests.' || lower(curlopt), value, true) is not null;
  create function extensions.http(
    request extensions.http_request,
    out status integer,
    out content varchar,
    out headers extensions.http_header[]
  )
  language sql
  as $function$
    insert into extensions.requests select request.*;
    select status, content, headers from extensions.answers;
  $function$;
  create function extensions.http_post(
    uri varchar,
    data jsonb,
    out status integer,
    out content varchar
  )
  language sql
  as $function$
    select status, content from extensions.http(('POST', uri, null, null, data::text)::extensions.http_request);
  $function$;
end
$$;
