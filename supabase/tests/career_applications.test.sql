-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();
select tests.set_captcha('off');

-- Only the CV. submissions.test.sql tests what all tables for visitors have in common.

select is(
  tests.attempt('anon', tests.application(jsonb_build_object('cv_file_name', 'cv.pdf', 'cv_file_url', path))),
  outcome,
  format('"%s" is not the path of an announced CV', path)
)
from (
  values
    ('1790000000000_Jose_OBrien_a1B2c3_CV.pdf', 'The CV was not announced.'),
    ('https://example.com/cv.pdf', 'cv_file_url_must_be_the_path_of_a_cv'),
    ('', 'cv_file_url_must_be_the_path_of_a_cv')
) as paths (path, outcome);

select is(
  tests.attempt('anon', tests.announcement('1790000000000_Jose_OBrien_a1B2c3_CV.pdf')),
  '1 rows',
  'a visitor announces a CV'
);
select is(
  tests.attempt(
    'anon',
    tests.application(jsonb_build_object('cv_file_name', name, 'cv_file_url', path))
  ),
  outcome,
  format('a CV named "%s", stored as %s', name, path)
)
from (
  values
    ('José''s CV.pdf', '1790000000000_Jose_OBrien_a1B2c3_CV.pdf', '1 rows'),
    ('cv.pdf', null, 'cv_must_have_both_a_name_and_a_path'),
    (null, '1790000000000_Jose_OBrien_a1B2c3_CV.pdf', 'cv_must_have_both_a_name_and_a_path')
) as cv (name, path, outcome);

select * from finish();
rollback;
