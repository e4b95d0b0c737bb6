alter table public.get_started_submissions
add column told_at timestamptz,
add column answered boolean not null default false;
comment on column public.get_started_submissions.told_at is 'When staff were told of the row.';
comment on column public.get_started_submissions.answered is 'Ticked by staff, who are reminded of what is not.';

alter table public.career_applications
add column told_at timestamptz,
add column answered boolean not null default false;
comment on column public.career_applications.told_at is 'When staff were told of the row.';
comment on column public.career_applications.answered is 'Ticked by staff, who are reminded of what is not.';

-- A policy sees the row that the trigger leaves. The embedded backend grants visitors every column.
alter policy "visitors can send an enquiry" on public.get_started_submissions
with check (captcha_token is null and told_at is null and not answered);
alter policy "visitors can send an application" on public.career_applications
with check (captcha_token is null and told_at is null and not answered);
alter policy "visitors can announce a CV" on public.cv_uploads
with check (captcha_token is null and not is_used);
