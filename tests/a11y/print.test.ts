import { expect, test } from '../support/test.ts';
import { bringEngines, inspect } from './support/engines.ts';
import { layouts } from './support/states.ts';

test.use({ colorScheme: 'dark' });

for (const path of layouts) {
  test(`${path} is printed in dark ink, without what screens need`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeVisible();
    for (const name of ['Settings', 'Rearrange the wall', 'Turn over'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    expect.soft(await page.evaluate(countFixed), 'would be on every sheet').toBe(0);
    await bringEngines(page, true);
    expect.soft(await inspect(page, false, 'body')).toEqual([]);
  });
}

test('an open profile is not printed on every sheet', async ({ page }) => {
  await page.goto('/team');
  await page.locator('main a[href^="#member-"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const path of ['/services', '/work']) {
  test(`the words of ${path} have the sheet to themselves`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const articles = page.getByRole('article');
    await expect(articles).not.toHaveCount(0);
    for (const article of await articles.all()) {
      const sheet = (await article.boundingBox())?.width ?? 0;
      // As wide as the words below it.
      const heading = article.getByRole('heading').first();
      expect((await heading.boundingBox())?.width).toBeGreaterThan(sheet * 0.6);
    }
  });
}

/** Runs in the page. */
function countFixed() {
  const seen = { visibilityProperty: true, opacityProperty: true };
  return [...document.body.querySelectorAll('*')].filter(
    (one) => one.checkVisibility(seen) && getComputedStyle(one).position === 'fixed',
  ).length;
}
