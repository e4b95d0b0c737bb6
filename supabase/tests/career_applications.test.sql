begin;
select no_plan();
select tests.set_captcha('off');

-- What is the same for every table that visitors send to stands in submissions.test.sql. Here is the CV.

select is(
  tests.attempt('anon', tests.application(jsonb_build_object('cv_file_name', 'cv.pdf', 'cv_file_url', path))),
  'The CV was not announced.',
  format('"%s" is not the path of an announced CV', path)
)
from unnest(
  array['1790000000000_Jose_OBrien_a1B2c3_CV.pdf', 'https://example.com/cv.pdf', '']
) as path;

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
