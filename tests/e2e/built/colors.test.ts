import type { Page } from '@playwright/test';
import { offlinePage } from '../../../src/features/cards/offline-page.ts';
import { color } from '../../../src/styles/tokens.css.ts';
import { expect, test } from '../../support/test.ts';

interface Colors {
  [name: string]: string | Colors;
}

// What cannot read the themes, because it knows no OKLCH or comes without styles, holds copies of their colours.

for (const theme of ['light', 'dark'] as const) {
  test(`in the ${theme} theme the browser’s own bars continue the top of the sky`, async ({
    page,
  }) => {
    await page.goto('/');
    const meta = page.locator(`meta[name=theme-color][data-theme=${theme}]`);
    const top = (await meta.getAttribute('content')) ?? '';
    await expectTheme(page, theme, { sky: { top } });
  });

  test(`in the ${theme} theme the page for who is offline is ink on paper`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setContent(offlinePage({ title: 'Title', text: 'Text', retry: 'Retry' }));
    const [paper = '', ink = ''] = await page.evaluate(() => {
      const { backgroundColor, color: text } = getComputedStyle(document.documentElement);
      return [backgroundColor, text];
    });
    await expectTheme(page, theme, { paper, ink });
  });
}

/** Compares copies with the colours of the same names, as the browser shows them. A channel may be rounded the other way. */
async function expectTheme(page: Page, theme: 'light' | 'dark', copies: Colors) {
  await page.emulateMedia({ colorScheme: theme });
  await page.goto('/');
  const originals = new Map(flatten(color));
  const pairs = flatten(copies).map(([name, copy]) => [name, copy, originals.get(name) ?? '']);
  expect(pairs.length).toBeGreaterThan(0);
  expect(await page.evaluate(listDifferent, pairs)).toEqual([]);
}

const flatten = (colors: Colors): [string, string][] =>
  Object.entries(colors).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value]]
      : flatten(value).map(([part, own]): [string, string] => [`${name}.${part}`, own]),
  );

/** Runs in the page. */
function listDifferent(pairs: string[][]): string[] {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const probe = document.body.appendChild(document.createElement('span'));
  const toRgb = (value = '') => {
    if (!context) throw new Error('No canvas');
    // A glow is compared without its transparency.
    probe.style.color = '';
    probe.style.color = `oklch(from ${value} l c h / 1)`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3));
  };
  return pairs.flatMap(([name, copy, original]) => {
    const [own, wanted] = [toRgb(copy), toRgb(original)];
    const isSame = own.every((channel, i) => Math.abs(channel - (wanted[i] ?? NaN)) <= 1);
    return isSame
      ? []
      : [`${name} is rgb(${own.join(' ')}), the theme's is rgb(${wanted.join(' ')})`];
  });
}
