import { expect, test } from 'vitest';
import { nameCv } from '#lib/submissions/cv-name.ts';

const now = 1_764_000_000_000;
// The check of the database.
const allowed = /^\d{13}_[A-Za-z0-9-]+_[A-Za-z0-9-]+_[A-Za-z0-9]{6}_CV\.(pdf|doc|docx)$/;

test.each([
  ['José', "O'Brien", 'Jose_OBrien'],
  ['Mei-Lin', 'van der Berg', 'Mei-Lin_van-der-Berg'],
  ['Þóra', 'Großmann', 'Thora_Grossmann'],
  ['Łukasz', 'Nguyễn', 'Lukasz_Nguyen'],
  ['李', '小龙', 'applicant_applicant'],
  ['👩‍🚀', '../../etc', 'applicant_etc'],
  ['a'.repeat(100), '_', `${'a'.repeat(60)}_applicant`],
])('%s %s becomes %s', (first_name, last_name, folded) => {
  const name = nameCv('pdf', { first_name, last_name }, now);
  expect(name).toMatch(allowed);
  expect(name).toContain(`${now}_${folded}_`);
  expect(name).toMatch(/_CV\.pdf$/);
});

test('two CVs of one person in one moment have different names', () => {
  const names = Array.from({ length: 50 }, () =>
    nameCv('docx', { first_name: 'Ada', last_name: 'Lovelace' }, now),
  );
  expect(new Set(names).size).toBe(50);
});
