begin;
select no_plan();
select tests.set_captcha('off');

-- What is the same for every table that visitors send to stands in submissions.test.sql. Here is the text of "other".

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
