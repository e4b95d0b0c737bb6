-- What our migrations expect of a hosted Supabase database. Run this as the superuser. The migrations run as postgres, which is
-- no superuser on Supabase either.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role supabase_storage_admin nologin noinherit createrole;
create role authenticator login noinherit;
create role postgres login createrole createdb bypassrls;
grant anon, authenticated, service_role, supabase_storage_admin to postgres;
grant anon, authenticated, service_role to authenticator;
grant set on parameter pgrst.db_pre_request to postgres;
alter role anon set statement_timeout = '3s';

grant create on database postgres to postgres;
grant all on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
grant all on functions to anon, authenticated, service_role;

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;
create extension pgtap with schema extensions;
set search_path = public, extensions;

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;
set role supabase_storage_admin;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets,
  name text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  unique (bucket_id, name)
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to postgres, anon, authenticated, service_role;

create function storage.protect_delete()
returns trigger
language plpgsql
as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501';
  end if;
  return null;
end
$$;
create trigger protect_objects_delete
before delete on storage.objects
for each statement execute function storage.protect_delete();

reset role;

-- On Supabase, postgres may create these although it is no superuser.
do $$
begin
  if exists (select from pg_available_extensions where name = 'http') then
    create extension http with schema extensions;
  end if;
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension pg_cron with schema pg_catalog;
    grant usage on schema cron to postgres;
    grant all on all tables in schema cron to postgres;
  end if;
end
$$;
