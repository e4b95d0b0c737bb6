import type { Page } from '@playwright/test';
import { test as withForm } from '../support/forms.ts';
import { holdScripts } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const fillOf = (page: Page, part: string) =>
  page
    .locator(`main [data-sun] ~ svg [fill*=${part}]`)
    .evaluate((shape) => getComputedStyle(shape).fill);

/** The colours of the hut's window and of the sun. */
const windowOf = (page: Page) => fillOf(page, 'window');
const sunOf = (page: Page) =>
  page
    .locator('main [data-sun]')
    .first()
    .evaluate((disc) => getComputedStyle(disc).backgroundColor);

test('the hut is dark until the first answer, and lit from then on', async ({ page }) => {
  await page.goto('/get-started');
  const sun = await sunOf(page);
  expect(await windowOf(page)).not.toBe(sun);
  await page.getByRole('checkbox').first().check();
  await expect.poll(() => windowOf(page)).toBe(sun);
  await page.getByRole('checkbox').first().uncheck();
  await expect.poll(() => windowOf(page)).not.toBe(sun);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').focus();
  await expect.poll(() => windowOf(page)).toBe(sun);
  expect(await fillOf(page, 'lamp')).toBe('none');
});

withForm(
  'an enquiry leaves a light on in the hut on Home, until storage is cleared',
  async ({ page, form }) => {
    await page.goto('/');
    expect(await windowOf(page)).toBe('none');

    await form.open();
    await form.fill();
    await form.sendWell();
    expect(await fillOf(page, 'lamp')).toContain('url(');

    // The script of the head lights it, so no other code is awaited.
    const release = await holdScripts(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/', { waitUntil: 'commit' });
      await expect.poll(() => windowOf(page)).toBe(await sunOf(page));
      expect(await fillOf(page, 'lamp')).toContain('url(');
    }
    release();

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await windowOf(page)).toBe('none');
  },
);
