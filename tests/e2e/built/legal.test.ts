import { expect, test } from '../../support/test.ts';

for (const path of ['/privacy-policy', '/terms-and-conditions']) {
  test(`${path} has numbered clauses, and a table of them`, async ({ page }) => {
    await page.goto(path);
    const entries = page.getByRole('navigation', { name: 'Clauses' }).getByRole('listitem');
    expect(await entries.count()).toBeGreaterThan(5);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await headings.evaluateAll(listNumbered)).toEqual(await entries.allInnerTexts());
  });
}

/** Runs in the page. */
const listNumbered = (headings: Element[]) =>
  headings
    .filter((heading) => getComputedStyle(heading, '::before').content.includes('counter'))
    .map((heading) => heading.textContent?.trim());
