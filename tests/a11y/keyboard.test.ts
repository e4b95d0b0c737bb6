import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { describeStop, listMissed, type Stop } from './support/focus.ts';
import { desk, phone } from '../support/screens.ts';
import { layouts } from './support/states.ts';

for (const path of layouts) {
  for (const viewport of [phone, desk]) {
    test(`${path} can be walked through with the Tab key at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      // Without motion the page jumps to the focus, so there is no scrolling to wait for.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const stops = await walk(page);

      // WCAG 2.2, 2.4.11, 2.4.7, 2.4.3 and 2.1.1.
      const covered = stops.filter(({ isSeen }) => !isSeen);
      expect(covered, 'covered by something').toEqual([]);
      const unmarked = stops.filter(({ hasIndicator }) => !hasIndicator);
      expect(unmarked, 'unmarked').toEqual([]);
      expect(listLeapsBack(stops), 'not in the order of reading').toEqual([]);
      expect(await page.evaluate(listMissed), 'missed').toEqual([]);
    });
  }
}

test('the first Tab brings up the skip link, and Enter moves the focus past the menus', async ({
  page,
}) => {
  await page.goto('/services');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  expect(await link.evaluate(isShown)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await link.evaluate(isShown)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** Runs in the page. */
function isShown(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}

async function walk(page: Page) {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeStop);
    if (!stop) break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(0);
  return stops;
}

/** Stops that precede the previous one in the document, or are above it and not in a column to its right. */
const listLeapsBack = (stops: Stop[]) =>
  stops.flatMap((stop, i) => {
    const before = stops[i - 1];
    if (!before) return [];
    const isAbove = stop.box.bottom <= before.box.top && stop.box.left < before.box.right;
    const isEither = stop.isFixed || before.isFixed;
    return stop.isBack || (isAbove && !isEither) ? [`${before.name} → ${stop.name}`] : [];
  });
