import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { drawEngraving, formats } from '#features/toposcope/draw-engraving.ts';
import { boxOf } from '../support/box.ts';
import { services, studies } from '../support/content.ts';
import { phone } from '../support/screens.ts';
import { expect, test, withoutScript } from '../support/test.ts';

const toposcope = (page: Page) => page.getByRole('region', { name: 'What you can see from here' });
const label = (page: Page, name: string) => toposcope(page).getByRole('link', { name });
const engraving = (page: Page) => toposcope(page).locator('img');

/** What content/ says: the labels in their order, their heights, and where they lead. */
const peaks = [
  ...studies.map(({ id, title, result }) => ({
    title,
    heights: [result.figure],
    href: `/work#${id}`,
  })),
  ...services.map(({ id, title }) => ({
    title,
    heights: studies
      .filter((study) => study.services.includes(id))
      // With what it counts.
      .map(({ result }) => `${result.figure} ${result.brief ?? result.short}`),
    href: `/services#${id}`,
  })),
];

/** Without room for labels, the peaks of the far ridge have numbers, and those of the middle ridge letters. */
const keyOf = (index: number) =>
  index < studies.length ? `${index + 1}` : String.fromCodePoint(65 + index - studies.length);

/** The x on the screen of each peak of the engraving. */
async function findPeaks(page: Page, format: (typeof formats)['wide' | 'narrow']) {
  const box = await boxOf(engraving(page));
  const { far, mid } = drawEngraving({ far: studies.length, mid: services.length }, format);
  return [...far.peaks, ...mid.peaks].map(([x]) => box.x + (x / format.width) * box.width);
}

withoutScript(
  'every case study and service is a peak, at the height of its results',
  async ({ page }) => {
    await page.goto('/team');
    const links = toposcope(page).getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(peaks.length);
    for (const [index, { title, heights, href }] of peaks.entries()) {
      await expect(links.nth(index)).toContainText(title);
      for (const height of heights) await expect(links.nth(index)).toContainText(height);
      await expect(links.nth(index)).toHaveAttribute('href', href);
    }
  },
);

test('a label leads to its case study or its service', async ({ page }) => {
  for (const { title, href } of peaks) {
    await page.goto('/team');
    await label(page, title).click();
    await expect(page).toHaveURL(href);
    const place = page.getByRole('article', { name: title });
    await expect(place).toBeInViewport();
  }
});

test('on a wide screen each label stands at its peak, and none covers another', async ({
  page,
}) => {
  await page.goto('/team');
  for (const width of [768, 1023, 1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const drawing = await boxOf(engraving(page));
    const xs = await findPeaks(page, formats.wide);
    // On a tablet only those of the far ridge have the room.
    const atPeaks = width < 1024 ? studies : peaks;
    const boxes = await Promise.all(atPeaks.map(({ title }) => boxOf(label(page, title))));
    for (const [index, box] of boxes.entries()) {
      expect(Math.abs(box.x - (xs[index] ?? 0)), `${width} px`).toBeLessThanOrEqual(2);
      if (index < studies.length) expect(box.y + box.height).toBeLessThanOrEqual(drawing.y + 1);
      else expect(box.y).toBeGreaterThanOrEqual(drawing.y + drawing.height - 1);
      const next = boxes[index + 1];
      if (next && next.y === box.y) expect(box.x + box.width).toBeLessThanOrEqual(next.x);
      expect(box.height).toBeGreaterThanOrEqual(24);
    }
  }
});

test('on a tablet the labels of the services are two columns below the drawing, under letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/team');
  await engraving(page).scrollIntoViewIfNeeded();
  const drawing = await boxOf(engraving(page));
  const xs = await findPeaks(page, formats.wide);
  const lefts = new Set<number>();
  for (const [index, { title }] of peaks.entries()) {
    const key = toposcope(page).getByText(keyOf(index), { exact: true });
    if (index < studies.length) {
      await expect(key).toBeHidden();
      continue;
    }
    const middle = await key.evaluate(findMiddle);
    expect(Math.abs(middle - (xs[index] ?? 0)), title).toBeLessThanOrEqual(2);
    const { x, y, width } = await boxOf(label(page, title));
    expect(y).toBeGreaterThan(drawing.y + drawing.height);
    expect(width, title).toBeGreaterThan(200);
    lefts.add(Math.round(x));
  }
  expect(lefts.size).toBe(2);
  await expect(toposcope(page).getByRole('list').last()).toHaveCSS(
    'list-style-type',
    'upper-alpha',
  );
});

test(
  'on a phone each peak has the number or the letter of its label',
  { tag: '@small' },
  async ({ page }) => {
    for (const width of [320, 360, 600]) {
      await page.setViewportSize({ width, height: phone.height });
      await page.goto('/team');
      await engraving(page).scrollIntoViewIfNeeded();
      const xs = await findPeaks(page, formats.narrow);
      for (const [index, { title }] of peaks.entries()) {
        const key = toposcope(page).getByText(keyOf(index), { exact: true });
        const box = await boxOf(key);
        const middle = await key.evaluate(findMiddle);
        expect(Math.abs(middle - (xs[index] ?? 0)), `${title}, ${width} px`).toBeLessThanOrEqual(2);
        expect(box.height).toBeGreaterThan(10);
        expect((await boxOf(label(page, title))).height).toBeGreaterThanOrEqual(44);
      }
      const [far, mid] = [
        toposcope(page).getByRole('list').first(),
        toposcope(page).getByRole('list').last(),
      ];
      await expect(far).toHaveCSS('list-style-type', 'decimal');
      await expect(mid).toHaveCSS('list-style-type', 'upper-alpha');
    }
  },
);

test('the engraving is fetched when it comes near, and only the one that is seen', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize(phone);
  await page.goto('/team');
  await page.waitForLoadState('networkidle');
  const drawn = () => fetched.filter((path) => path.startsWith('/toposcope/'));
  expect(drawn()).toEqual([]);
  await engraving(page).scrollIntoViewIfNeeded();
  await expect.poll(drawn).toEqual(['/toposcope/narrow.svg']);
  await expect.poll(() => engraving(page).evaluate(isShown)).toBe(true);
});

test('it is printed whole on one sheet', async ({ page }) => {
  await page.goto('/team');
  await engraving(page).scrollIntoViewIfNeeded();
  await expect.poll(() => engraving(page).evaluate(isShown)).toBe(true);
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  const sheets = text.map((words) => words.replaceAll(/\s+/g, ' '));
  const [sheet = '', ...others] = sheets.filter((words) => words.includes('What you can see'));
  expect(others).toEqual([]);
  for (const { title, heights } of peaks)
    for (const words of [title, ...heights]) expect(sheet).toContain(words);
});

/** Runs in the page. */
const isShown = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;

/** Runs in the page. The x in the middle of the words of an element, which may be wider than they are. */
function findMiddle(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, width } = range.getBoundingClientRect();
  return left + width / 2;
}
