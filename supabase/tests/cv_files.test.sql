-- The functions tests.* are in tests/database/support/test-functions.sql. tests/database/sql.test.ts runs this file.
begin;
select no_plan();
select tests.set_captcha('off');

-- The bucket.

select results_eq(
  $$
    select public, file_size_limit, allowed_mime_types
    from storage.buckets
    where id = 'cv-files'
  $$,
  $$
    values (
      false,
      10485760::bigint,
      array[
        'application/pdf',
        'application/msword',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      ]
    )
  $$,
  'the bucket is private and takes PDF and Word documents up to 10 MiB'
);

-- What a visitor can add.

select is(
  tests.attempt('anon', tests.upload('1790000000000_Ada_Lovelace_a1b2c3_CV.pdf')),
  '42501',
  'a CV that was not announced cannot be added'
);
select is(
  tests.attempt('anon', tests.announcement(name)) || ', ' || tests.attempt('anon', tests.upload(name)),
  '1 rows, 1 rows',
  format('%s can be announced and added', name)
)
from unnest(array[
  '1790000000000_Ada_Lovelace_a1b2c3_CV.pdf',
  '1790000000000_Mary-Ann_OBrien_A1B2C3_CV.doc',
  '1790000000000_applicant_applicant_000000_CV.docx',
  '1790000000000_' || repeat('a', 100) || '_' || repeat('b', 100) || '_a1b2c3_CV.docx'
]) as name;

select is(
  tests.attempt('anon', tests.announcement(name)) || ', ' || tests.attempt('anon', tests.upload(name)),
  'name_must_be_the_path_of_a_cv, 42501',
  format('"%s" can be neither', name)
)
from unnest(array[
  '',
  'cv.pdf',
  '1790000000000_Ada_Lovelace_a1b2c3_CV.exe',
  '1790000000000_Ada_Lovelace_a1b2c3_CV.pdf.exe',
  '1790000000000_Ada_Lovelace_a1b2c3_CV.PDF',
  '1790000000000_Ada_Lovelace_a1b2c3_CV',
  '1790000000000_Ada_Lovelace_a1b2c3.pdf',
  '1790000000000_Ada_Lovelace_a1b2c_CV.pdf',
  '1790000000000_Ada_a1b2c3_CV.pdf',
  '1790000000000_José_Lovelace_a1b2c3_CV.pdf',
  '1790000000000_Ada Mary_Lovelace_a1b2c3_CV.pdf',
  '179000000000_Ada_Lovelace_a1b2c3_CV.pdf',
  'folder/1790000000000_Ada_Lovelace_a1b2c3_CV.pdf',
  '../1790000000000_Ada_Lovelace_a1b2c3_CV.pdf',
  E'1790000000000_Ada_Lovelace_a1b2c3_CV.pdf\n',
  '1790000000000_' || repeat('a', 100) || '_' || repeat('b', 111) || '_a1b2c3_CV.docx'
]) as name;

insert into storage.buckets (id, name) values ('another', 'another');
select is(
  tests.attempt('anon', tests.upload('1790000000000_Ada_Lovelace_a1b2c3_CV.pdf', 'another')),
  '42501',
  'another bucket takes nothing'
);

create function pg_temp.announced(object_name text, age interval, used boolean default false)
returns text
language plpgsql
as $$
begin
  perform tests.attempt('anon', tests.announcement(object_name));
  update public.cv_uploads set created_at = now() - age, is_used = used where name = object_name;
  return object_name;
end
$$;
select is(
  tests.attempt(
    'authenticated',
    tests.upload(pg_temp.announced('1790000000000_Logged_In_a1b2c3_CV.pdf', '0'))
  ),
  '42501',
  'somebody who has logged in, which nobody can, adds nothing'
);
select is(
  tests.attempt('anon', tests.upload(pg_temp.announced('1790000000000_In_Time_a1b2c3_CV.pdf', '29 minutes'))),
  '1 rows',
  'a CV can be added 29 minutes after it was announced'
);
select is(
  tests.attempt('anon', tests.upload(pg_temp.announced('1790000000000_Too_Late_a1b2c3_CV.pdf', '30 minutes'))),
  '42501',
  'a CV cannot be added 30 minutes after it was announced'
);
select is(
  tests.attempt('anon', tests.upload(pg_temp.announced('1790000000000_Was_Named_a1b2c3_CV.pdf', '0', true))),
  '42501',
  'a CV cannot be added after an application has named it'
);

-- What a visitor cannot do with it.

-- Hosted databases refuse any deletion in SQL. Without this line, only that would be tested.
set local storage.allow_delete_query = 'true';

select matches(
  tests.attempt('anon', command),
  '^(0 rows|42501)$',
  format('a visitor cannot %s', what)
)
from (
  values
    ('list or read', 'select from storage.objects'),
    ('replace or move', 'update storage.objects set name = ''1790000000000_a_b_a1b2c3_CV.pdf'''),
    ('remove', 'delete from storage.objects'),
    ('see the bucket', 'select from storage.buckets'),
    ('change the bucket', 'update storage.buckets set public = true'),
    ('remove the bucket', 'delete from storage.buckets')
) as commands (what, command);
select is(
  tests.attempt('anon', 'insert into storage.buckets (id, name) values (''mine'', ''mine'')'),
  '42501',
  'a visitor cannot add a bucket'
);
select is(
  tests.attempt('anon', tests.upload('1790000000000_Ada_Lovelace_a1b2c3_CV.pdf')),
  'objects_bucket_id_name_key',
  'a visitor cannot add a name twice'
);
select is(
  tests.attempt('anon', tests.upload('1790000000000_Ada_Lovelace_a1b2c3_CV.pdf')
    || ' on conflict (bucket_id, name) do update set updated_at = now()'),
  '42501',
  'a visitor cannot replace a CV'
);
select is(
  (select count(*) from storage.objects where bucket_id = 'cv-files'),
  5::bigint,
  'what was added is still there'
);

select * from finish();
rollback;
