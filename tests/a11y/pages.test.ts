import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cards, indexable, unknown } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const themes = ['light', 'dark'] as const;

// Every card has the same structure: two are read in every setting, each of the others in one of the four.
const fullyRead = cards.slice(0, 2);
const settings = ['small light', 'small dark', 'wide light', 'wide dark'];

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    for (const path of [...indexable, ...fullyRead]) {
      test(`${path} has no accessibility violations`, async ({ page }) => {
        await page.goto(path);
        await expectNoViolations(page, path, theme);
      });
    }

    for (const { path, heading } of unknown) {
      test(`${path} has no accessibility violations`, async ({ page, complaints }) => {
        complaints.expect(/404.*\/no-such-/);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expectNoViolations(page, path, theme);
      });
    }

    test('no card has accessibility violations', async ({ page }, { project }) => {
      const turn = settings.indexOf(`${project.name} ${theme}`);
      const share = cards.filter((path, i) => !fullyRead.includes(path) && i % 4 === turn);
      expect(share).not.toEqual([]);
      test.slow();
      for (const path of share) {
        await page.goto(path);
        await expectNoViolations(page, path, theme);
      }
    });
  });
}

async function expectNoViolations(page: Page, path: string, theme: (typeof themes)[number]) {
  const root = page.locator('html');
  if (theme === 'dark') await expect(root).toHaveClass(/\bdark\b/);
  else await expect(root).not.toHaveClass(/\bdark\b/);

  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const reason = failureSummary.split('\n').slice(1).join(' ').trim();
      return `${path}, ${theme}: ${id} at ${target.join(' ')} — ${help}. ${reason}`;
    }),
  );
  expect(found).toEqual([]);
}
