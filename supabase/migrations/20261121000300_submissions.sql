create function private.is_set(items text[])
returns boolean
language sql
immutable
parallel safe
return coalesce(array_ndims(items), 1) = 1
  and cardinality(items) = (select count(distinct item) from unnest(items) as item);
comment on function private.is_set is 'True for a plain list in which no entry is null or stands twice.';
revoke all on function private.is_set(text[]) from public;
-- A check runs with the rights of whoever inserts.
grant execute on function private.is_set(text[]) to anon, service_role;

create function private.receive_submission()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := new.captcha_token;
  is_stored boolean;
begin
  new.created_at := now();
  new.captcha_token := null;
  new.captcha_verified := false;

  -- A repeat after a lost answer brings a token that is already spent. It waits here until the
  -- first attempt is stored, and is then refused by the primary key, not by hCaptcha.
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name)
    into is_stored
    using new.id;
  if not is_stored then
    new.captcha_verified := private.check_captcha(token);
  end if;
  return new;
end
$$;
comment on function private.receive_submission is 'Fills what a visitor must not choose and has the captcha checked.';
revoke all on function private.receive_submission() from public;
