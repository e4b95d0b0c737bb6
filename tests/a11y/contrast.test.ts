import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { twoFrames } from '../support/frames.ts';
import { expect, test } from '../support/test.ts';
import { applyStyle } from './support/appearances.ts';
import { listTexts, type ShownText } from './support/texts.ts';
import { layouts } from './support/states.ts';

const noMotion = `*, ::before, ::after { transition: none !important; animation: none !important }`;
/** Makes all text transparent, so that a screenshot shows what is behind it. */
const blank = `${noMotion}
  :root * { color: transparent !important; text-decoration-color: transparent !important }`;

for (const path of layouts) {
  // WCAG 2.2, 1.4.6: 7:1, and 4.5:1 for large text.
  test(
    `${path} has text of enhanced contrast everywhere, in both themes`,
    { tag: '@small' },
    async ({ page }) => {
      test.slow();
      await page.goto(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toContainClass(colorScheme);
        expect(await findFaintTexts(page), colorScheme).toEqual([]);
      }
    },
  );
}

async function findFaintTexts(page: Page): Promise<string[]> {
  await applyStyle(page, noMotion);
  const { height = 0 } = page.viewportSize() ?? {};
  const session = await page.context().newCDPSession(page);
  const faint = new Set<string>();
  let seen = 0;
  for (let y = 0; ; y += height * 0.8) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    // The header changes in the next frame.
    await twoFrames(page);
    const texts = await page.evaluate(listTexts);
    seen += texts.length;
    await applyStyle(page, blank);
    const { data, info } = await sharp(await takePicture(session))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await applyStyle(page, noMotion);
    for (const text of texts) {
      const ratio = worstContrast(text, data, info);
      if (ratio < (text.isLarge ? 4.5 : 7)) {
        faint.add(`“${text.text}” ${text.color.join()}: ${ratio.toFixed(2)}`);
      }
    }
    const isEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
    if (isEnd) break;
  }
  expect(seen, 'texts were found').toBeGreaterThan(10);
  return [...faint];
}

/** Twice as fast as `page.screenshot()`, which waits until nothing moves and compresses harder. */
async function takePicture(session: CDPSession): Promise<Buffer> {
  const options = { format: 'png', optimizeForSpeed: true } as const;
  const { data } = await session.send('Page.captureScreenshot', options);
  return Buffer.from(data, 'base64');
}

function worstContrast(
  { x, y, width, height, color }: ShownText,
  pixels: Buffer,
  image: { width: number; height: number },
) {
  const own = luminance(color);
  const ratios: number[] = [];
  for (let row = Math.max(0, y); row < Math.min(image.height, y + height); row += 3) {
    for (let column = Math.max(0, x); column < Math.min(image.width, x + width); column += 3) {
      const at = (row * image.width + column) * 3;
      const behind = luminance(pixels.subarray(at, at + 3));
      const ratio = (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
      ratios.push(ratio);
    }
  }
  // Allows one pixel in a hundred: a star is a pixel or two.
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 100)] ?? Infinity;
}

/** WCAG 2.2, relative luminance of an sRGB colour in 0–255. */
function luminance([red = 0, green = 0, blue = 0]: Iterable<number>) {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
