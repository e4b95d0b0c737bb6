import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The colour of the hut's window. */
const lightOf = (page: Page) =>
  page.locator('main header [fill*=window]').evaluate((window) => getComputedStyle(window).fill);

test('the hut is dark until the first answer, and lit from then on', async ({ page }) => {
  await page.goto('/get-started');
  const sun = await page
    .locator('main [data-sun]')
    .evaluate((disc) => getComputedStyle(disc).backgroundColor);
  expect(await lightOf(page)).not.toBe(sun);
  await page.getByRole('checkbox').first().check();
  await expect.poll(() => lightOf(page)).toBe(sun);
  await page.getByRole('checkbox').first().uncheck();
  await expect.poll(() => lightOf(page)).not.toBe(sun);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').focus();
  await expect.poll(() => lightOf(page)).toBe(sun);
});
