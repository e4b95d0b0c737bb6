import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { listRows, paths } from '../support/forms.ts';
import { expect, test } from './support/test.ts';

const site = process.env['FORMS_URL'] ?? '';

for (const path of paths) {
  const hasCv = path === '/joinus';
  test(`the form of ${path} says what is missing, and is stored`, async ({ visitor }, testInfo) => {
    const email = `${randomUUID()}@mail.example`;
    await visitor.open(site + path);
    await visitor.press('I agree');
    await visitor.press('Send');
    await visitor.sees('Please fill in all required fields.');

    await visitor.fill('First Name', 'Ada');
    await visitor.fill('Last Name', 'Lovelace');
    await visitor.fill('Email', email);
    if (hasCv) {
      const cv = testInfo.outputPath('cv.pdf');
      writeFileSync(cv, '%PDF-1.7\n'.padEnd(2000));
      await visitor.attach('CV', cv);
    }
    await visitor.press('Send');
    await visitor.sees(/Your (application|submission) has been received\./);
    await expect.poll(() => visitor.evaluate(isFocusInSight)).toBe(true);
    expect(await listRows(path, email)).toEqual([
      expect.objectContaining({
        first_name: 'Ada',
        ...(hasCv && { cv_file_url: expect.stringMatching(/_CV\.pdf$/) }),
      }),
    ]);
  });
}

test('a form that Back brings from memory is as it was left', async ({ visitor }, testInfo) => {
  const cv = testInfo.outputPath('cv.pdf');
  writeFileSync(cv, '%PDF-1.7\n'.padEnd(2000));
  await visitor.open(`${site}/joinus`);
  await visitor.fill('First Name', 'Ada');
  await visitor.attach('CV', cv);
  await visitor.sees('cv.pdf');
  await visitor.open(`${site}/privacy-policy`);
  // Later, because going back ends this script. Until the browser is there, nothing can be read.
  await visitor.evaluate(() => void setTimeout(() => history.back()));
  const answers = () => visitor.evaluate(readAnswers).catch(String);
  await expect.poll(answers).toMatch(/^Ada, (cv\.pdf|again)$/);
});

/** Runs in the page. A file may have to be chosen again, which the form says. */
function readAnswers() {
  const read = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
  const isAskedFor = document.body.innerText.includes('Please choose “cv.pdf” again');
  const file = isAskedFor ? 'again' : read('cv')?.files?.[0]?.name;
  return `${read('first_name')?.value}, ${file}`;
}

/** Runs in the page. */
function isFocusInSight() {
  const place = document.activeElement?.getBoundingClientRect();
  return Boolean(place && place.top > 0 && place.bottom < innerHeight);
}

test('posts are loaded when they are asked for', async ({ visitor }) => {
  const count = () => document.querySelectorAll('#posts-list > *').length;
  await visitor.open(site);
  expect(await visitor.evaluate(count)).toBe(8);
  await visitor.press('Load More Posts');
  await expect.poll(() => visitor.evaluate(count)).toBe(12);
});
