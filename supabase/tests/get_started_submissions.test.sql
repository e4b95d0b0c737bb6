-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();
select tests.set_captcha('off');

-- Only the text of "other". submissions.test.sql tests what all tables for visitors have in common.

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
