import type { Page } from '@playwright/test';
import { stateNames } from '../../src/gallery/states.ts';
import { bringEngines, inspect } from '../a11y/support/engines.ts';
import { desk } from '../support/screens.ts';
import { setTextSize } from './support/examples.ts';
import { expect, test } from './support/test.ts';

/** Every id, except in drawings: a page has one landscape, and this one has those of two examples. */
const listIds = (page: Page) =>
  page.locator('[id]:not(svg [id])').evaluateAll((all) => all.map(({ id }) => id));

for (const state of stateNames)
  test(`every component can be used in the state "${state}"`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: state === 'usual' ? 'dark' : 'light' });
    await setTextSize(page, state);
    const path = `/gallery/all/${state}`;
    await page.goto(path);
    const sideways = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    expect(await sideways(), 'on a phone').toBe(0);
    const ids = await listIds(page);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const change = 'change one in src/gallery/company/';
    expect(repeated, `On ${path} two examples have these ids: ${change}`).toEqual([]);
    await bringEngines(page, true);
    const advice = `If ARIA landmarks on ${path} have the same name (aria-label), ${change}`;
    expect(await inspect(page, true), advice).toEqual([]);
    await page.setViewportSize(desk);
    expect(await sideways(), 'on a desk').toBe(0);
  });

test('the source and the props of an example can be read', async ({ page }) => {
  await page.goto('/gallery/WhoReplies/usual');
  const path = page.getByText('src/features/team/WhoReplies.astro');
  await path.click();
  await expect(page.getByRole('region', { name: 'Source of WhoReplies' })).toContainText('Props');
  await expect(page.getByRole('region', { name: 'Props of WhoReplies' })).toContainText(
    'Ada Quill',
  );
  await bringEngines(page, true);
  expect(await inspect(page, true)).toEqual([]);
});

test('every example has an address of its own', async ({ page }) => {
  await page.goto('/gallery');
  const links = page.getByRole('main').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(stateNames.length);
  for (const address of addresses)
    expect.soft((await page.request.get(address ?? '')).status(), `${address}`).toBe(200);
});
