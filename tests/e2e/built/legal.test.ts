import { boxOf } from '../../support/box.ts';
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

test('on a phone the table of clauses is two columns, with room for a finger', async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy-policy');
    const links = page.getByRole('navigation', { name: 'Clauses' }).getByRole('link');
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size, `${width} px`).toBe(2);
    for (const box of boxes) {
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
  }
});

test('on a wider screen the table of clauses stays beside the text', async ({ page }) => {
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy-policy');
    const table = page.getByRole('navigation', { name: 'Clauses' });
    const clause = page.getByRole('main').getByRole('heading', { name: 'Definitions' });
    await clause.scrollIntoViewIfNeeded();
    await expect(table).toBeInViewport();
    const [beside, text] = await Promise.all([boxOf(table), boxOf(clause)]);
    expect(beside.x + beside.width, `${width} px`).toBeLessThan(text.x);
  }
});

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
