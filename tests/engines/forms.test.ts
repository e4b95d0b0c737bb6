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

test('invisible letters in a name and an address are stored nowhere', async ({ visitor }) => {
  const id = randomUUID();
  await visitor.open(`${site}/get-started#system-integration`);
  await visitor.fill('First Name', 'A\u00add\u200ba\u200d');
  await visitor.fill('Last Name', 'رضا\u200cزاده');
  // Engines clean the part after the @ differently.
  await visitor.fill('Email', `\u200e${id}\u200c\u00ad@ma\u200dil\u2060.exam\u00adple\ufeff\u00a0`);
  await visitor.fill('Phone', '\u202a0491\u00a0570\u00a0006\u202c');
  await visitor.press('I agree');
  await visitor.press('Send');
  await visitor.sees('Your submission has been received.');
  expect(await listRows('/get-started', `${id}@mail.example`)).toEqual([
    expect.objectContaining({
      first_name: 'Ada',
      last_name: 'رضا\u200cزاده',
      phone: '0491 570 006',
      // Ticked by the address.
      selected_needs: ['system-integration'],
    }),
  ]);
});

test('the address of a need moves the focus to its tile', async ({ visitor }) => {
  await visitor.open(`${site}/get-started#technology-strategy`);
  const focused = () => visitor.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe('modernising-strategy');
});

test('a form that Back brings from memory is as it was left', async ({ visitor }, testInfo) => {
  const cv = testInfo.outputPath('cv.pdf');
  writeFileSync(cv, '%PDF-1.7\n'.padEnd(2000));
  await visitor.open(`${site}/joinus`);
  await visitor.fill('First Name', 'Ada');
  await visitor.attach('CV', cv);
  await visitor.sees('cv.pdf');
  await visitor.open(`${site}/privacy-policy`);
  // In a timer, because going back ends this script. Nothing can be read until the browser has arrived.
  await visitor.evaluate(() => void setTimeout(() => history.back()));
  const answers = () => visitor.evaluate(readAnswers).catch(String);
  await expect.poll(answers).toMatch(/^Ada, (cv\.pdf|again)$/);
});

/** Runs in the page. The form may ask for the file again. */
function readAnswers() {
  const read = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
  const isAskedFor = document.body.innerText.includes('Please choose “cv.pdf” again');
  const file = isAskedFor ? 'again' : read('cv')?.files?.[0]?.name;
  return `${read('first_name')?.value}, ${file}`;
}

/** Runs in the page. */
function isFocusInSight() {
  const box = document.activeElement?.getBoundingClientRect();
  return Boolean(box && box.top > 0 && box.bottom < innerHeight);
}

test('posts are loaded when they are asked for', async ({ visitor }) => {
  const count = () => document.querySelectorAll('social-posts article').length;
  await visitor.open(site);
  expect(await visitor.evaluate(count)).toBe(8);
  await visitor.press('Load More Posts');
  await expect.poll(() => visitor.evaluate(count)).toBe(12);
});
