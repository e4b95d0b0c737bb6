-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();

-- A request as PostgREST begins it.
create function pg_temp.request(headers jsonb, role_name text default 'anon', method text default 'POST')
returns text
language plpgsql
as $$
begin
  perform set_config('request.headers', headers::text, true), set_config('request.method', method, true);
  return tests.attempt(role_name, 'select public.limit_requests()');
end
$$;
create function pg_temp.known(address text)
returns bigint
language sql
return (
  select count(*)
  from private.requests
  where requests.address = sha256(convert_to(private.setting('address_salt') || known.address, 'UTF8'))
);

select is(pg_temp.request('{"x-forwarded-for": "192.0.2.1, 10.0.0.1"}'), '1 rows', 'a request may pass');
select is(pg_temp.known('192.0.2.1'), 1::bigint, 'its address is known as a salted hash');
select is(
  (select count(*) from private.requests where encode(address, 'escape') like '%192.0.2%'),
  0::bigint,
  'the address itself is not kept'
);
select is(
  pg_temp.request('{"cf-connecting-ip": "192.0.2.2", "x-forwarded-for": "192.0.2.1"}'),
  '1 rows',
  'a visitor may send an address that is not theirs'
);
select is(pg_temp.known('192.0.2.2'), 1::bigint, 'what Cloudflare saw counts');
select pg_temp.request(jsonb_build_object('cf-connecting-ip', address))
from unnest(array['2001:db8:1:2::1', '2001:db8:1:2:ffff::1', '2001:db8:1:3::1']) as address;
select is(pg_temp.known('2001:db8:1:2::/64'), 2::bigint, 'addresses of one IPv6 network are one');

select is(
  pg_temp.request('{"cf-connecting-ip": "192.0.2.3"}', role_name, method)
    || ', ' || pg_temp.known('192.0.2.3'),
  '1 rows, 0',
  format('%s by %s is not counted', method, role_name)
)
from (values ('anon', 'GET'), ('anon', 'HEAD'), ('service_role', 'POST')) as requests (role_name, method);
select is(pg_temp.request('{}'), '1 rows', 'without an address nothing is counted');

-- 30 in five minutes.

delete from private.requests;
select is(
  (
    select count(*)
    from generate_series(1, 31)
    where pg_temp.request('{"cf-connecting-ip": "192.0.2.1"}') = '1 rows'
  ),
  30::bigint,
  'thirty requests of one address may pass'
);
select tests.forget_refusals();
select is(pg_temp.request('{"cf-connecting-ip": "192.0.2.1"}'), 'PT429', 'one more is refused');
select is(
  (select total from private.refusal_counts where cause = 'requests'),
  1::bigint,
  'the refusal is counted, although it is rolled back'
);
select is(pg_temp.request('{"cf-connecting-ip": "192.0.2.2"}'), '1 rows', 'another address is not');
update private.requests set at = now() - interval '5 minutes';
select is(pg_temp.request('{"cf-connecting-ip": "192.0.2.1"}'), '1 rows', 'after five minutes it may pass again');

select case
  when to_regrole('authenticator') is null then skip('the embedded backend has no PostgREST', 1)
  else ok(
    (
      select 'pgrst.db_pre_request=public.limit_requests' = any (rolconfig)
      from pg_roles
      where rolname = 'authenticator'
    ),
    'PostgREST asks before every request'
  )
end;

-- Three at a time.

create function pg_temp.request_beside_three()
returns text
language plpgsql
as $$
declare
  outcome text;
begin
  create extension dblink with schema extensions;
  for visitor in 1..3 loop
    perform extensions.dblink_connect(
      visitor::text,
      format('host=%s user=authenticator dbname=postgres', current_setting('unix_socket_directories'))
    );
    perform extensions.dblink_exec(
      visitor::text,
      $begin$
        begin;
        set local role anon;
        set local request.headers = '{"cf-connecting-ip": "192.0.2.3"}';
        do 'begin perform public.limit_requests(); end'
      $begin$
    );
  end loop;
  outcome := pg_temp.request('{"cf-connecting-ip": "192.0.2.3"}')
    || ', ' || pg_temp.request('{"cf-connecting-ip": "192.0.2.4"}');
  perform extensions.dblink_disconnect(visitor::text) from generate_series(1, 3) as visitor;
  return outcome;
end
$$;
select case
  when to_regrole('authenticator') is null then skip('the embedded backend has one connection', 1)
  else is(pg_temp.request_beside_three(), 'PT429, 1 rows', 'a fourth at once from one address is refused')
end;

select * from finish();
rollback;
