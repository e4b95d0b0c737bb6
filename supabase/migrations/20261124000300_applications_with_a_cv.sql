create function private.use_cv_upload(object_name text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  verdict boolean;
begin
  if object_name is null then
    return null;
  end if;
  if not exists (select from public.cv_uploads where name = object_name) then
    raise exception 'The CV was not announced.';
  end if;
  update public.cv_uploads
  set is_used = true
  where name = object_name and not is_used and created_at > now() - interval '1 day'
  returning captcha_verified into verdict;
  return verdict;
end
$$;
comment on function private.use_cv_upload is 'What hCaptcha said when the CV was announced, once; then null, as without a CV: the application needs a token of its own.';
revoke all on function private.use_cv_upload(text) from public;

create or replace function private.receive_submission()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := new.captcha_token;
  is_stored boolean;
  verdict boolean;
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
  if is_stored then
    return new;
  end if;

  if tg_table_name = 'career_applications' then
    verdict := private.use_cv_upload(new.cv_file_url);
  end if;
  new.captcha_verified := coalesce(verdict, private.check_captcha(token));
  return new;
end
$$;
