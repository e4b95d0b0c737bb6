import { readFileSync } from 'node:fs';
import type { CollectionEntry } from 'astro:content';
import { parse } from 'yaml';
import { listAnswers } from '../../src/lib/estimate/answer.ts';
import { expect, test, withoutScript } from '../support/test.ts';

const read = (name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8'));
const onePage: CollectionEntry<'onePage'>['data'] = read('one-page');
const { help, people, soon } = onePage.estimate;
const answers = listAnswers(onePage.estimate, read('rates'));

for (const path of ['/get-started', '/services']) {
  test(`${path} shows the one page, and answers three questions from the rates`, async ({
    page,
  }) => {
    await page.goto(path);
    const sheet = page.getByRole('article', { name: onePage.sheet.title });
    await expect(sheet).toContainText(onePage.sheet.example);
    const { cost } = onePage.sheet;
    await expect(sheet).toContainText(answers[`${cost.help} ${cost.people} ${cost.soon}`] ?? '?');

    for (const kind of help.options)
      for (const size of people.options)
        for (const pace of soon.options) {
          await page.getByLabel(help.question).selectOption(kind.label);
          await page.getByLabel(people.question).selectOption(size.label);
          await page.getByLabel(soon.question).selectOption(pace.label);
          const sentence = answers[`${kind.id} ${size.id} ${pace.id}`] ?? '?';
          await expect(page.locator('cost-estimate [aria-live]')).toHaveText(sentence);
        }
    await expect(page.getByRole('table')).toBeHidden();
    await page.getByRole('link', { name: onePage.estimate.enquire }).click();
    await expect(page.getByRole('group', { name: 'What led you here?' })).toBeInViewport();
  });

  withoutScript(`${path} has a table of the estimate without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByLabel(help.question)).toBeHidden();
    const table = page.getByRole('table', { name: onePage.estimate.table });
    for (const kind of help.options)
      for (const [column, size] of people.options.entries()) {
        const cell = table.getByRole('row', { name: kind.label }).getByRole('cell').nth(column);
        const [weeks = '?', price = '?'] = (await cell.innerText()).split('\n');
        const sentence = answers[`${kind.id} ${size.id} ${soon.options[0]?.id}`] ?? '?';
        expect(sentence).toContain(weeks);
        expect(sentence).toContain(price);
      }
  });
}

test('an answer can be sent to somebody as a link', async ({ page }) => {
  const [kind, size, pace] = [help, people, soon].map(({ options }) => options.at(-1));
  await page.goto('/get-started');
  await page.getByLabel(help.question).selectOption(kind?.label ?? '');
  await page.getByLabel(people.question).selectOption(size?.label ?? '');
  await page.getByLabel(soon.question).selectOption(pace?.label ?? '');
  const link = page.url();
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByLabel(soon.question)).toHaveValue(pace?.id ?? '');
  const estimate = page.locator('cost-estimate');
  await expect(estimate).toContainText(answers[`${kind?.id} ${size?.id} ${pace?.id}`] ?? '?');
  await expect(page.getByLabel(help.question)).toBeInViewport();
  // An address that names none of the answers counts as an address without one.
  await page.goto('/get-started?help=nonsense#estimate');
  await expect(page.getByLabel(help.question)).toHaveValue(help.options[0]?.id ?? '');
});

test('the one page can be downloaded', async ({ page, request }) => {
  await page.goto('/get-started');
  const link = page.getByRole('link', { name: new RegExp(`^${onePage.download}`) });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const size = Math.ceil((await answer.body()).length / 1024);
  await expect(link).toHaveAccessibleName(
    `${onePage.download} (PDF, ${size} KB, opens in a new tab)`,
  );
});
