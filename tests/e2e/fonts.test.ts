import type { Page } from '@playwright/test';
import { desk, phone } from '../support/screens.ts';
import { cards, indexable } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const [what, element, weight] of [
  ['a text', 'body', 400],
  ['a bold word', 'body', 700],
  ['a headline', 'h1', 700],
] as const) {
  test(`a zero in ${what} has no stroke through its middle`, async ({ page }) => {
    await page.goto('/');
    const ink = await page.locator(element).evaluate(async (shown, thickness) => {
      const font = `${thickness} 200px ${getComputedStyle(shown).fontFamily}`;
      await document.fonts.load(font, '0');
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!pen) return '';
      pen.font = font;
      const { width, actualBoundingBoxAscent: height } = pen.measureText('0');
      pen.fillText('0', 10, 200);
      const { data } = pen.getImageData(0, Math.round(200 - height / 2), Math.ceil(width) + 20, 1);
      return Array.from({ length: data.length / 4 }, (_, i) =>
        (data[4 * i + 3] ?? 0) > 127 ? '#' : ' ',
      ).join('');
    }, weight);
    expect(ink).toMatch(/^ +#+ +#+ +$/);
  });
}

test('Home has six sizes of type, besides the name in the logo', async ({ page }) => {
  for (const screen of [phone, { width: 390, height: 844 }, desk, { width: 1440, height: 900 }]) {
    await page.setViewportSize(screen);
    await page.goto('/');
    const sizes = await listSizes(page);
    expect(sizes.size, [...sizes].join(', ')).toBeLessThanOrEqual(6);
  }
});

test('no words on a phone are smaller than 14 px, except on the face of a card', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [...indexable, ...cards.slice(0, 1)]) {
      await page.goto(path);
      expect(Math.min(...(await listSizes(page))), `${path}, ${width} px`).toBeGreaterThanOrEqual(
        14,
      );
    }
  }
});

test('Safari on an iPhone has no reason to enlarge a form', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/joinus', '/get-started', '/work']) {
    await page.goto(path);
    const fields = page.locator('form :is(input:not([type=checkbox]), textarea, select)');
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});

/** The sizes of all words that are seen, to the pixel. */
const listSizes = async (page: Page) =>
  new Set(
    await page.evaluate(() => {
      // The logo and the card are drawings, and have sizes of their own.
      const drawn =
        'script, style, noscript, svg, a[href="/"]:has(svg), [data-card] pause-off-screen';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const sizes: number[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility() || parent.closest(drawn) || !node.textContent?.trim())
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, height } = range.getBoundingClientRect();
        // Words for screen readers only are in a box of a pixel.
        const box = parent.getBoundingClientRect();
        if (Math.min(width, height, box.width, box.height) > 2)
          sizes.push(Math.round(Number.parseFloat(getComputedStyle(parent).fontSize)));
      }
      return sizes;
    }),
  );
