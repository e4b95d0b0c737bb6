-- Supabase grants everything on a new table to the secret key. Staff read and delete with it.
revoke all on public.get_started_submissions, public.career_applications from service_role;
grant select, delete on public.get_started_submissions, public.career_applications to service_role;
