import { expect, test } from '../../support/test.ts';

for (const path of ['/privacy-policy', '/terms-and-conditions']) {
  test(`${path} has numbered clauses, and a table of them`, async ({ page }) => {
    await page.goto(path);
    const entries = page.getByRole('navigation', { name: 'Clauses' }).getByRole('listitem');
    const numbered = await entries.evaluateAll(listNumbered);
    expect(numbered.length).toBeGreaterThan(5);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await headings.evaluateAll(listNumbered)).toEqual(numbered);
  });
}

test('the legal pages and Team leave nobody without a next step', async ({ page }) => {
  for (const path of ['/privacy-policy', '/terms-and-conditions', '/team']) {
    await page.goto(path);
    const last = page.getByRole('main').getByRole('region').last();
    await expect(last.locator('a[href="/get-started"]'), path).toBeVisible();
  }
});

/** Runs in the page. The number is the counter of a heading, or the marker of an item in the table of contents. */
const listNumbered = (elements: Element[]) =>
  elements
    .filter(
      (element) =>
        getComputedStyle(element, '::before').content.includes('counter') ||
        getComputedStyle(element).listStyleType === 'decimal',
    )
    .map((element) => element.textContent?.trim());
