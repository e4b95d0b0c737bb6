-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();

select tests.play_http();
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
  'the Storage API is asked to delete the files by name'
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
