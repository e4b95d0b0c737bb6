import type { Page } from '@playwright/test';
import { hold } from '../support/network.ts';
import { kinds } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// If a text gets another number of lines when its font arrives, everything below it moves. The widths are those of common
// phones, tablets and laptops.
const screens = [
  [360, 740],
  [390, 844],
  [412, 823],
  [768, 1024],
  [1280, 800],
  [1440, 900],
] as const;

for (const path of kinds) {
  test(`nothing on ${path} moves while it comes bit by bit and is read, and nothing fixed covers its end`, async ({
    page,
    signal,
  }) => {
    signal.pause = 10;
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await openWithLateFonts(page, signal.url + path);
      await readToTheEnd(page);
      // Chromium also reports a list number that grows by 3 pixels, as 0.0000.
      const shifts = (await listLayoutShifts(page)).filter((shift) => !shift.startsWith('0.0000'));
      expect(shifts, `${width} px`).toEqual([]);
      const end = page.getByRole('contentinfo').locator('p').last();
      const box = await end.boundingBox();
      await end.click({ trial: true, position: { x: 9, y: (box?.height ?? 0) - 2 } });
    }
  });
}

/** Opens a page as over a slow connection: its fonts arrive after the text has been painted. */
async function openWithLateFonts(page: Page, path: string) {
  const release = await hold(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await page.waitForLoadState();
}

/** Waits for the fonts, then scrolls through the page and waits for what comes into view. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    // A picture in a closed dialog is never fetched, so do not wait for it.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // A busy browser may have skipped a lazy picture on the way.
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    await new Promise(requestAnimationFrame);
  });
}

const listLayoutShifts = (page: Page) =>
  page.evaluate(async () => {
    const shifts: string[] = [];
    // Like Chromium, ignores moves of less than 3 pixels.
    const isSame = (a: DOMRectReadOnly, b: DOMRectReadOnly) =>
      [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].every(
        (change) => Math.abs(change) < 3,
      );
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as LayoutShift;
        // Chromium also reports words whose box stays, after a name in the same line has become wider.
        const moved = sources
          .filter(({ previousRect, currentRect }) => !isSame(previousRect, currentRect))
          .map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '?');
        if (moved.length === 0) continue;
        shifts.push(`${value.toFixed(4)} by ${moved.join(', ')}`);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a task of their own.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return shifts;
  });

// TypeScript's DOM library does not describe this entry yet: https://wicg.github.io/layout-instability/
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
