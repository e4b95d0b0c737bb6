-- Even a flood comes from few addresses. Addresses are kept as salted hashes, for five minutes:
-- https://supabase.com/docs/guides/api/securing-your-api
create unlogged table private.requests (
  id bigint generated always as identity primary key,
  address bytea not null,
  at timestamptz not null default now()
);
comment on table private.requests is 'Salted hashes of the addresses that sent a request in the last minutes.';

create index requests_of_an_address on private.requests (address, at);

alter table private.requests enable row level security;

create policy "visitors see no request"
on private.requests
for all
to anon, authenticated
using (false);

create function public.limit_requests()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '');
  address text := coalesce(
    -- Every request passes Cloudflare, which sets this header. It only appends to the other one, which a visitor can forge.
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
  -- Somebody with one IPv6 address can use the other 2^64 of its network.
  if address like '%:%' then
    address := network(set_masklen(address::inet, 64));
  end if;
  hashed := sha256(convert_to(coalesce(private.setting('address_salt'), '') || address, 'UTF8'));

  -- A refused request is rolled back, so it is not counted below. These locks count requests while they last, so that one
  -- address never holds more than three of the ten connections.
  if not pg_try_advisory_xact_lock(hashtext(hashed::text), 1)
    and not pg_try_advisory_xact_lock(hashtext(hashed::text), 2)
    and not pg_try_advisory_xact_lock(hashtext(hashed::text), 3)
  then
    perform private.count_refusal('requests');
    raise sqlstate 'PT429' using message = 'Too many requests at once from this address.';
  end if;
  if (
    select count(*)
    from private.requests
    where requests.address = hashed and at > now() - interval '5 minutes'
  ) >= 30 then
    perform private.count_refusal('requests');
    raise sqlstate 'PT429' using message = 'Too many requests from this address in five minutes.';
  end if;
  insert into private.requests (address) values (hashed);
end
$$;
comment on function public.limit_requests is 'Runs before every request of the API. Allows three at a time and 30 in five minutes from one address.';
grant execute on function public.limit_requests() to anon, authenticated, service_role;

-- PostgREST reads its settings from the role that it logs in with. The embedded backend has neither.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'public.limit_requests';
    notify pgrst, 'reload config';
  end if;
exception
  when insufficient_privilege then
    raise warning 'The limit per address is off: %. See docs/operations.md.', sqlerrm;
end
$$;

select private.schedule(
  'forget requests',
  '* * * * *',
  $job$delete from private.requests where at < now() - interval '5 minutes'$job$
);
