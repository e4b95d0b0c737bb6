import type { Page } from '@playwright/test';
import { offlinePage } from '../../../src/features/cards/offline-page.ts';
import { color } from '../../../src/styles/tokens.css.ts';
import { expect, test } from '../../support/test.ts';

// Parts that do not support OKLCH or have no styles cannot use the themes, so they have copies of the colours.

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('the browser’s own bars continue the top of the sky', async ({ page }) => {
      await page.goto('/');
      const meta = page.locator(`meta[name=theme-color][data-theme=${theme}]`);
      await expectSame(page, (await meta.getAttribute('content')) ?? '', color.skyTop);
    });

    test('the page for offline visitors is ink on paper', async ({ page }) => {
      await page.setContent(offlinePage({ title: 'Title', text: 'Text', retry: 'Retry' }));
      const { backgroundColor, color: text } = await page.evaluate(() => ({
        ...getComputedStyle(document.documentElement),
      }));
      await page.goto('/');
      await expectSame(page, backgroundColor, color.paper);
      await expectSame(page, text, color.ink);
    });
  });
}

/** Compares two colours as the browser shows them. Rounding may change a channel by 1. */
async function expectSame(page: Page, copy: string, original: string) {
  const [own = [], wanted = []] = await page.evaluate(toRgb, [copy, original]);
  expect(own).toHaveLength(3);
  for (const [i, channel] of own.entries())
    expect(Math.abs(channel - (wanted[i] ?? NaN)), `${copy}, ${original}`).toBeLessThanOrEqual(1);
}

/** Runs in the page. */
function toRgb(colors: string[]): number[][] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const probe = document.body.appendChild(document.createElement('span'));
  return colors.map((value) => {
    if (!context) throw new Error('No canvas');
    probe.style.color = `oklch(from ${value} l c h / 1)`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
}
