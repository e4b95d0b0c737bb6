import { expect, test } from '@playwright/test';
import { application, enquiry } from '../../../src/lib/submissions/tables.ts';
import { valuesOf } from '../../support/html.ts';

for (const { fields, pages } of [
  { fields: application, pages: ['/joinus.html'] },
  { fields: enquiry, pages: ['/get-started.html', '/work.html'] },
]) {
  test(`${pages.join(' or ')} asks for every field of its table`, () => {
    const asked = pages.flatMap((page) => valuesOf(page, 'form [name]', 'name'));
    const forgotten = Object.keys(fields).filter((name) => !asked.includes(name));
    expect(forgotten, 'Add it to the form in src/features/').toEqual([]);
  });
}
