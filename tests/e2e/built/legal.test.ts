import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

for (const path of ['/privacy-policy', '/terms-and-conditions']) {
  test(`${path} has numbered clauses, and a table of them`, async ({ page }) => {
    await page.goto(path);
    const entries = page.getByRole('navigation', { name: 'Clauses' }).getByRole('listitem');
    expect(await entries.count()).toBeGreaterThan(5);
    expect(await numberedHeadings(page)).toEqual(await entries.allInnerTexts());
  });
}

test('the accessibility statement has an address and no number', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await page
    .getByRole('navigation', { name: 'Clauses' })
    .getByRole('link', { name: 'Accessibility' })
    .click();
  await expect(page).toHaveURL(/#accessibility$/);
  const heading = page.getByRole('heading', { name: 'Accessibility', exact: true });
  await expect(heading).toBeInViewport();
  expect(await numberedHeadings(page)).not.toContain('Accessibility');

  const main = page.getByRole('main');
  await expect(main.getByText(/level AA of the Web Content Accessibility/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'humanrights.gov.au' })).toBeVisible();
});

const numberedHeadings = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) =>
      headings
        .filter((heading) => getComputedStyle(heading, '::before').content.includes('counter'))
        .map((heading) => heading.textContent.trim()),
    );
