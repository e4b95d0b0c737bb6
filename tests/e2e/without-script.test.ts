import { paths } from '../support/forms.ts';
import { kinds } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { findTransparent } from '../support/visibility.ts';

test.use({ javaScriptEnabled: false });

for (const path of kinds) {
  const how = paths.some((form) => form === path) ? ', and its form leads to an email' : '';
  test(`${path} can be read without JavaScript${how}`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link')).not.toHaveCount(0);
    const lines = main.locator('h2, h3, p, li, dt, dd');
    expect(await lines.evaluateAll(findTransparent)).toEqual([]);
    expect((await main.innerText()).length).toBeGreaterThan(100);
    if (!how) return;
    const email = main.getByRole('link', { name: /@/ }).first();
    await expect(email).toBeVisible();
    await expect(email).toHaveAttribute('href', /^mailto:/);
  });
}
