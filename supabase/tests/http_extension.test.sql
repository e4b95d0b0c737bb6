-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();
-- The other tests simulate an outage. This one uses the extension itself, on a port where nobody listens.
select tests.forget_refusals();
insert into private.settings
values
  ('notify_url', 'http://127.0.0.1:1'),
  ('notify_authorization', 'Bearer re_1'),
  ('project_url', 'http://127.0.0.1:1'),
  ('secret_key', 'eyJhbGciOi');

create function pg_temp.has_http()
returns boolean
language plpgsql
as $$
begin
  if not exists (select from pg_extension where extname = 'http') then
    return false;
  end if;
  create or replace function extensions.http_post(uri varchar, data jsonb)
  returns extensions.http_response
  language sql
  return extensions.http_post('http://127.0.0.1:1', 'x', 'text/plain');
  return true;
end
$$;
create temporary table offered as select pg_temp.has_http() as http;

select case
  when not http then skip('the extension http is not there', 1)
  else throws_like(command, 'Failed to connect%', what)
end
from offered, (
  values
    ('select private.post_to_staff(''a message'', ''a key'')', 'staff cannot be told'),
    ('select private.remove_cvs(array[''a.pdf''])', 'CVs cannot be deleted')
) as calls (command, what);
select case
  when not http then skip('the extension http is not there', 1)
  else is(private.ask_hcaptcha('the secret', 'a-token'), null, 'hCaptcha does not answer')
end
from offered;
select setval('private.hcaptcha_rests_until', 1);

select * from finish();
rollback;
