create function public.is_set(items text[])
returns boolean
language sql
immutable
parallel safe
set search_path = ''
return coalesce(array_ndims(items), 1) = 1
  and cardinality(items) = (select count(distinct item) from unnest(items) as item);
comment on function public.is_set is 'True for a one-dimensional list without null and without duplicates.';
-- A check runs with the rights of the role that inserts.
grant execute on function public.is_set(text[]) to anon, service_role;
