begin;
select no_plan();
select tests.set_captcha('off');

-- What is the same for both forms stands in submissions.test.sql.

select is(tests.attempt('anon', tests.enquiry()), '1 rows', 'a visitor can send an enquiry');
select ok(
  (
    select selected_needs = '{}'
      and num_nulls(
        company, phone, locale, hear_about_us, other_needs_text, additional_comments
      ) = 6
    from public.get_started_submissions
  ),
  'what was left out is null or an empty list'
);

-- The text of "other".

select is(
  tests.attempt(
    'anon',
    tests.enquiry(jsonb_build_object('selected_needs', needs, 'other_needs_text', other))
  ),
  outcome,
  format('"%s" beside %s', other, needs)
)
from (
  values
    (array['data-consolidation', 'other'], 'A yak', '1 rows'),
    (array['other'], null, '1 rows'),
    (array['data-consolidation'], 'A yak', 'other_needs_text_must_follow_other'),
    (array[]::text[], 'A yak', 'other_needs_text_must_follow_other')
) as answers (needs, other, outcome);

select * from finish();
rollback;
