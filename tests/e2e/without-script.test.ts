import { cards, indexable, unknown } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const path of [...indexable, ...cards.slice(0, 1)]) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const lines = page.getByRole('main').locator('h2, h3, p, li, dt, dd');
    expect(await lines.evaluateAll(findTransparent)).toEqual([]);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
  });
}

for (const { path, heading } of unknown) {
  test(`${path} says "${heading}" without JavaScript`, async ({ page, complaints }) => {
    complaints.expect(/404.*\/no-such-/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  });
}

for (const path of ['/joinus', '/get-started', '/work']) {
  test(`${path} tells a visitor without JavaScript to write an e-mail`, async ({ page }) => {
    await page.goto(path);
    const email = page.getByRole('main').getByRole('link', { name: /@/ });
    await expect(email.first()).toBeVisible();
    await expect(email.first()).toHaveAttribute('href', /^mailto:/);
  });
}

/** Runs in the browser: the texts of which nothing can be seen although their place is kept. */
function findTransparent(elements: Element[]): string[] {
  return elements
    .filter(
      (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
    )
    .map((element) => element.textContent?.trim().slice(0, 60) ?? '');
}
