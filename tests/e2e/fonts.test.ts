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
