import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { consent, expect, fillRequired, sendButton, test } from './forms.ts';
import { holdScripts, loseScripts } from './network.ts';

/** Tests for a form before its code has arrived. */
export function describeIsland(path: string) {
  test.describe('before the code of the form has come', () => {
    test('early answers and presses are kept, also if it stalls', async ({ page, email }) => {
      await page.clock.install();
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByLabel('First Name').fill('Ada');
      await page.getByLabel('Locale').selectOption('act', { force: true });
      await page.getByRole('checkbox').first().check();
      await consent(page).check();
      await sendButton(page).click({ force: true });
      await page.getByLabel('Email').fill(email);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.clock.fastForward('00:10');
      await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
      release();

      await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.');
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter your last name']);
      await expect(page.getByLabel('First Name')).toHaveValue('Ada');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByLabel('Locale')).toHaveValue('act');
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await expect(consent(page)).toBeChecked();
    });

    test('a draft gives way to what is typed where the cursor already is', async ({
      page,
      email,
    }) => {
      await page.goto(path);
      await page.getByLabel('Email').fill('old@mail.example');
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByLabel('Email').focus();
      release();
      await expect(page.getByLabel('Email')).toHaveValue('old@mail.example');
      await page.keyboard.type(email);
      await expect(page.getByLabel('Email')).toHaveValue(email);
    });

    test('missing code is reported, and the answers stay', async ({ page, complaints }) => {
      complaints.expect(/_astro|ERR_FAILED|has not woken/);
      const restoreScripts = await loseScripts(page);
      // "Skip to main content" leads there.
      await page.goto(`${path}#main`);
      await page.getByLabel('First Name').fill('Ada');
      await consent(page).check();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('Unexpected Application Error!');
      await expect(notice.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await expect(page.getByLabel('First Name')).toHaveValue('Ada');
      await restoreScripts();
      await notice.getByRole('link', { name: 'Reload this page' }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByLabel('First Name')).toHaveValue('Ada');
      await expect(consent(page)).not.toBeChecked();
      await fillRequired(page, 'ada@mail.example');
    });
  });

  test('a form that breaks says so, and the page stays', async ({ page, complaints }) => {
    complaints.expect(/broken on purpose/);
    await page.addInitScript(() => {
      window.FormData = class extends FormData {
        constructor() {
          super();
          throw new Error('broken on purpose');
        }
      };
    });
    await page.goto(path);
    await page.getByLabel('First Name').focus();
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
    await expect(page.getByRole('alert').getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** The size of an enquiry form's code. */
export function describeWeight(path: string) {
  test('the code that fills in and sends a form weighs at most 132 KB', async ({ page, email }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path);
    await fillRequired(page, email);
    await expect.poll(() => scripts.some((url) => url.includes('hcaptcha.com'))).toBe(true);
    const own = scripts.filter((url) => url.includes('/_astro/'));
    expect(own).not.toEqual([]);
    // This includes the form's words, so that they are not in the page twice.
    expect(await weigh(page, own), own.join()).toBeLessThanOrEqual(132_000);
  });
}

async function weigh(page: Page, urls: string[]) {
  const files = await Promise.all(urls.map(async (url) => (await page.request.get(url)).body()));
  return files.reduce((total, file) => total + brotliCompressSync(file).length, 0);
}
