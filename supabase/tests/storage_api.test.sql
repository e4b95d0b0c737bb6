begin;
select no_plan();

-- The http extension as far as it is used, answering what a test puts into the table.
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
create table extensions.answers (status integer, content varchar);
create table extensions.requests of extensions.http_request;
create function extensions.http_header(field varchar, value varchar)
returns extensions.http_header
language sql
return row (field, value)::extensions.http_header;
create function extensions.http_set_curlopt(curlopt varchar, value varchar)
returns boolean
language sql
return true;
create function extensions.http(
  request extensions.http_request,
  out status integer,
  out content varchar
)
language sql
as $$
  insert into extensions.requests select request.*;
  select status, content from extensions.answers;
$$;
insert into extensions.answers values (200, '[{"name": "a.pdf"}, {"name": "b \"c\".pdf"}]');

delete from private.settings;
select throws_ok(
  $$select private.remove_cvs(array['a.pdf'])$$,
  'CVs cannot be deleted: private.settings needs project_url and secret_key.',
  'without settings nothing is deleted and the message says why'
);

insert into private.settings
values ('project_url', 'https://example.supabase.co/'), ('secret_key', 'sb_secret_example');
select is(
  private.remove_cvs(array['a.pdf', 'b "c".pdf', 'gone.pdf']),
  2,
  'with settings the Storage API is asked, and what it says it deleted is counted'
);
select results_eq(
  $$
    select method, uri::text, headers::text, content_type::text, content::jsonb
    from extensions.requests
  $$,
  $$
    values (
      'DELETE',
      'https://example.supabase.co/storage/v1/object/cv-files',
      '{"(apikey,sb_secret_example)"}',
      'application/json',
      '{"prefixes": ["a.pdf", "b \"c\".pdf", "gone.pdf"]}'::jsonb
    )
  $$,
  'to delete the files by name'
);

delete from extensions.requests;
update private.settings set value = 'eyJhbGciOi' where name = 'secret_key';
select private.remove_cvs(array['a.pdf']);
select is(
  (select headers::text from extensions.requests),
  '{"(apikey,eyJhbGciOi)","(Authorization,\"Bearer eyJhbGciOi\")"}',
  'a key of the older kind is sent as a token as well'
);

update extensions.answers set status = 403, content = '{"error": "Unauthorized"}';
select throws_ok(
  $$select private.remove_cvs(array['a.pdf'])$$,
  'CVs were not deleted: the Storage API answered 403 {"error": "Unauthorized"}',
  'an answer other than 200 is a failure'
);

select * from finish();
rollback;
