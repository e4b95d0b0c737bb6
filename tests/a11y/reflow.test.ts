import { expect, test } from '../support/test.ts';
import { members } from '../support/content.ts';
import { applyStyle } from './support/appearances.ts';
import { readFlow } from './support/reflow.ts';
import { readFixedBars } from '../support/fixed-bars.ts';
import { desk, phone } from '../support/screens.ts';
import { cards } from '../support/site.ts';
import { routes } from './support/states.ts';

// WCAG 2.2, 1.4.12.
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

// What a visitor does to a page, and on which screen. 320 × 256 is 1280 × 1024 at 400%.
const changes = [
  { name: 'at a zoom of 400 %', size: { width: 320, height: 256 } },
  { name: 'on a phone on its side', size: { width: 667, height: 375 } },
  { name: 'with wider spacing on a phone', size: phone, css: spacing },
  { name: 'with wider spacing', size: desk, css: spacing },
  // WCAG 2.2, 1.4.4: the text size in the browser's settings, whose default is 16.
  { name: 'with text of 200 %', size: desk, fontSize: 32 },
  { name: 'with text of 200 % on a phone', size: phone, fontSize: 32 },
];

for (const path of routes) {
  test(`${path} loses nothing when zoomed, spaced or enlarged`, async ({ page }) => {
    await page.goto(path);
    const client = await page.context().newCDPSession(page);
    for (const { name, size, css = '', fontSize = 16 } of changes) {
      await client.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      await page.setViewportSize(size);
      await applyStyle(page, css);
      const { broken, ...flow } = await page.evaluate(readFlow);
      expect.soft(flow, name).toEqual({ sideways: 0, cut: [], overlaps: [] });
      // At twice the size a long word may be wider than a phone.
      if (fontSize === 16 || size === desk) expect.soft(broken, name).toEqual([]);
    }
  });
}

for (const path of ['/', '/team', '/get-started', ...cards.slice(0, 1)]) {
  test(`with text of 200 % on a phone the bars of ${path} are whole`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto(path);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const bars = await page.evaluate(readFixedBars);
      expect.soft(bars, `${width} px`).toEqual({ sideways: 0, cut: [], overlaps: [] });
    }
  });
}

test('at a zoom of 400 % many problems are read from the first line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/get-started');
  await page.getByLabel('Company').fill('x'.repeat(201));
  await page.getByLabel('Email').fill('ada');
  await page.getByLabel('First Name').press('Enter');
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test('with text of 200 % on a phone what opens breaks no word and closes', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize(phone);
  const [widest] = members.toSorted((a, b) => longestWord(b.name) - longestWord(a.name));
  await page.goto(`/team#member-${widest?.id}`);
  const profile = page.locator('dialog:modal');
  expect(await profile.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(await profile.getByRole('heading').first().evaluate(countLines)).toBeLessThan(3);
  await profile.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(profile.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 0.9 });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const text of ['Theme', 'Light'])
    expect(await page.getByText(text, { exact: true }).evaluate(countLines), text).toBe(1);
});

const longestWord = (text: string) => Math.max(...text.split(' ').map(({ length }) => length));

/** Runs in the page. */
function countLines(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}
