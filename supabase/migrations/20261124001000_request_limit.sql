-- Requests come from few addresses, floods too. An address is known as a salted hash, for five minutes:
-- https://supabase.com/docs/guides/api/securing-your-api
create unlogged table private.requests (
  id bigint generated always as identity primary key,
  address bytea not null,
  at timestamptz not null default now()
);
comment on table private.requests is 'Salted hashes of the addresses that sent something in the last minutes.';

create index requests_of_an_address on private.requests (address, at);

alter table private.requests enable row level security;
revoke all on private.requests from public, anon, authenticated, service_role;
create policy "visitors see no request"
on private.requests
for all
to anon, authenticated
using (false);

insert into private.settings (name, value)
values ('address_salt', gen_random_uuid()::text || gen_random_uuid()::text);

create function private.limit_requests()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '');
  address text := coalesce(
    -- Cloudflare, which every request passes, sets this one and adds to the other, which a visitor can begin.
    headers ->> 'cf-connecting-ip',
    split_part(headers ->> 'x-forwarded-for', ',', 1)
  );
  hashed bytea;
begin
  if current_setting('role') <> 'anon'
    or current_setting('request.method', true) in ('GET', 'HEAD')
    or coalesce(address, '') = ''
  then
    return;
  end if;
  -- Whoever has one IPv6 address has the 2^64 beside it.
  if address like '%:%' then
    address := network(set_masklen(address::inet, 64));
  end if;
  hashed := sha256(convert_to(coalesce(private.setting('address_salt'), '') || address, 'UTF8'));

  -- A refused request is rolled back and not counted below. These locks count it while it lasts, so
  -- that one address never holds more than three of the ten connections.
  if not pg_try_advisory_xact_lock(hashtext(hashed::text), 1)
    and not pg_try_advisory_xact_lock(hashtext(hashed::text), 2)
    and not pg_try_advisory_xact_lock(hashtext(hashed::text), 3)
  then
    raise sqlstate 'PT429' using message = 'Too many requests at once from this address.';
  end if;
  if (
    select count(*)
    from private.requests
    where requests.address = hashed and at > now() - interval '5 minutes'
  ) >= 30 then
    raise sqlstate 'PT429' using message = 'Too many requests from this address in five minutes.';
  end if;
  insert into private.requests (address) values (hashed);
end
$$;
comment on function private.limit_requests is 'Runs before every request of the API: three at a time and 30 in five minutes from one address.';
revoke all on function private.limit_requests() from public;
grant usage on schema private to anon, authenticated, service_role;
grant execute on function private.limit_requests() to anon, authenticated, service_role;

-- PostgREST reads its settings from the role that it logs in with. The embedded backend has neither.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.limit_requests';
    notify pgrst, 'reload config';
  end if;
exception
  when insufficient_privilege then
    raise warning 'The limit per address is off: %. See docs/operations.md.', sqlerrm;
end
$$;
