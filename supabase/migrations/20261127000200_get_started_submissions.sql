create table public.get_started_submissions (
  id uuid primary key,
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  company text,
  email text not null,
  phone text,
  locale text,
  hear_about_us text,
  selected_needs text[] not null default '{}',
  other_needs_text text,
  additional_comments text,
  privacy_consent boolean not null,
  captcha_token text,
  captcha_verified boolean not null default false,
  told_at timestamptz,
  answered boolean not null default false,

  constraint first_name_must_not_be_blank check (first_name ~ '\S'),
  constraint first_name_must_fit_100_characters check (char_length(first_name) <= 100),
  constraint last_name_must_not_be_blank check (last_name ~ '\S'),
  constraint last_name_must_fit_100_characters check (char_length(last_name) <= 100),
  constraint company_must_fit_200_characters check (char_length(company) <= 200),
  constraint email_must_be_an_address check (email ~ '^[^@\s]+@[^@\s]+$'),
  constraint email_must_fit_254_characters check (char_length(email) <= 254),
  constraint phone_must_fit_40_characters check (char_length(phone) <= 40),
  constraint locale_must_be_known check (
    locale in ('nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt')
  ),
  constraint hear_about_us_must_be_known check (
    hear_about_us in (
      'social-media',
      'ridgelight-referral',
      'word-of-mouth',
      'online-search',
      'other'
    )
  ),
  constraint selected_needs_must_be_known check (
    selected_needs <@ array[
      'modernising-strategy',
      'technology-project-help',
      'enhance-existing-systems',
      'data-consolidation',
      'system-integration',
      'other'
    ]
  ),
  constraint selected_needs_must_not_repeat check (public.is_set(selected_needs)),
  constraint other_needs_text_must_fit_5000_characters check (
    char_length(other_needs_text) <= 5000
  ),
  constraint other_needs_text_must_follow_other check (
    other_needs_text is null or 'other' = any (selected_needs)
  ),
  constraint additional_comments_must_fit_5000_characters check (
    char_length(additional_comments) <= 5000
  ),
  constraint privacy_policy_must_be_accepted check (privacy_consent),
  constraint captcha_token_must_not_be_kept check (captcha_token is null)
);
comment on table public.get_started_submissions is 'Enquiries from Get Started and from the form at the foot of Work; kept for two years.';
comment on column public.get_started_submissions.id is 'Made by the browser, so that a repeated request is stored only once.';
comment on column public.get_started_submissions.captcha_token is 'Write-only: checked and never stored.';
comment on column public.get_started_submissions.captcha_verified is 'False if hCaptcha did not answer or the check is off.';
comment on column public.get_started_submissions.told_at is 'When staff were told of the row.';
comment on column public.get_started_submissions.answered is 'Ticked by staff, who are reminded of rows that are not.';

create index get_started_submissions_unverified
on public.get_started_submissions (created_at)
where not captcha_verified;

alter table public.get_started_submissions enable row level security;
alter table public.get_started_submissions force row level security;

grant insert (
  id,
  first_name,
  last_name,
  company,
  email,
  phone,
  locale,
  hear_about_us,
  selected_needs,
  other_needs_text,
  additional_comments,
  privacy_consent,
  captcha_token
) on public.get_started_submissions to anon;
grant select, delete on public.get_started_submissions to service_role;

-- Checks the columns of staff too, because the embedded backend grants visitors every column.
create policy "visitors can send an enquiry"
on public.get_started_submissions
for insert
to anon
with check (captcha_token is null and told_at is null and not answered);
