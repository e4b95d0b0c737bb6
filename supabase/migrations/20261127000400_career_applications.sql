create table public.career_applications (
  id uuid primary key,
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  current_position text,
  email text not null,
  phone text,
  locale text,
  hear_about_us text,
  selected_career_options text[] not null default '{}',
  selected_skills text[] not null default '{}',
  individual_purpose text,
  additional_comments text,
  cv_file_name text,
  cv_file_url text,
  privacy_consent boolean not null,
  captcha_token text,
  captcha_verified boolean not null default false,
  told_at timestamptz,
  answered boolean not null default false,

  constraint first_name_must_not_be_blank check (first_name ~ '\S'),
  constraint first_name_must_fit_100_characters check (char_length(first_name) <= 100),
  constraint last_name_must_not_be_blank check (last_name ~ '\S'),
  constraint last_name_must_fit_100_characters check (char_length(last_name) <= 100),
  constraint current_position_must_fit_200_characters check (
    char_length(current_position) <= 200
  ),
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
  constraint selected_career_options_must_be_known check (
    selected_career_options <@ array[
      'more-flexibility',
      'broader-involvement',
      'more-satisfaction',
      'more-alignment',
      'better-relationships'
    ]
  ),
  constraint selected_career_options_must_not_repeat check (
    public.is_set(selected_career_options)
  ),
  constraint selected_skills_must_be_known check (
    selected_skills <@ array[
      'architecture-design',
      'business-administration',
      'business-analysis',
      'data-modelling',
      'quality-assurance',
      'security',
      'strategy-planning',
      'system-software-dev',
      'other'
    ]
  ),
  constraint selected_skills_must_not_repeat check (public.is_set(selected_skills)),
  constraint individual_purpose_must_fit_5000_characters check (
    char_length(individual_purpose) <= 5000
  ),
  constraint additional_comments_must_fit_5000_characters check (
    char_length(additional_comments) <= 5000
  ),
  constraint cv_file_name_must_fit_255_characters check (char_length(cv_file_name) <= 255),
  constraint cv_file_url_must_be_the_path_of_a_cv check (public.is_cv_name(cv_file_url)),
  constraint cv_must_have_both_a_name_and_a_path check (
    (cv_file_name is null) = (cv_file_url is null)
  ),
  constraint privacy_policy_must_be_accepted check (privacy_consent),
  constraint captcha_token_must_not_be_kept check (captcha_token is null)
);
comment on table public.career_applications is 'Applications from Join Us; kept for two years.';
comment on column public.career_applications.id is 'Made by the browser, so that a repeated request is stored only once.';
comment on column public.career_applications.cv_file_url is 'The path of the CV in the bucket cv-files.';
comment on column public.career_applications.captcha_token is 'Write-only: checked and never stored.';
comment on column public.career_applications.captcha_verified is 'False if hCaptcha did not answer or the check is off.';
comment on column public.career_applications.told_at is 'When staff were told of the row.';
comment on column public.career_applications.answered is 'Ticked by staff, who are reminded of rows that are not.';

create index career_applications_unverified
on public.career_applications (created_at)
where not captcha_verified;

alter table public.career_applications enable row level security;
alter table public.career_applications force row level security;

grant insert (
  id,
  first_name,
  last_name,
  current_position,
  email,
  phone,
  locale,
  hear_about_us,
  selected_career_options,
  selected_skills,
  individual_purpose,
  additional_comments,
  cv_file_name,
  cv_file_url,
  privacy_consent,
  captcha_token
) on public.career_applications to anon;
grant select, delete on public.career_applications to service_role;

-- Checks the columns of staff too, because the embedded backend grants visitors every column.
create policy "visitors can send an application"
on public.career_applications
for insert
to anon
with check (captcha_token is null and told_at is null and not answered);
