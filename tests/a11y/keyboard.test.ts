import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { describeStop, listMissed, type Stop } from './support/focus.ts';
import { desk, phone } from '../support/screens.ts';
import { kinds } from './support/states.ts';

test.beforeEach(({ complaints }) => complaints.expect(/404.*\/no-such-/));

for (const path of kinds) {
  for (const viewport of [phone, desk]) {
    test(`${path} can be walked through with the Tab key at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      // Without motion the page jumps to what has focus, so there is no scrolling to wait for.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const stops = await walk(page);

      // WCAG 2.2, 2.4.11, 2.4.7, 2.4.3 and 2.1.1.
      expect(
        stops.filter(({ isSeen }) => !isSeen),
        'covered by something',
      ).toEqual([]);
      expect(
        stops.filter(({ hasIndicator }) => !hasIndicator),
        'unmarked',
      ).toEqual([]);
      expect(listLeapsBack(stops), 'not in the order of reading').toEqual([]);
      expect(await page.evaluate(listMissed), 'missed').toEqual([]);
    });
  }
}

async function walk(page: Page) {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeStop);
    if (!stop) break;
    if (stop !== 'the same') stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(0);
  return stops;
}

/** Stops that come before the previous one in the document, or are above it and not in a column to its right. */
const listLeapsBack = (stops: Stop[]) =>
  stops.flatMap((stop, i) => {
    const before = stops[i - 1];
    if (!before) return [];
    const isAbove = stop.box.bottom <= before.box.top && stop.box.left < before.box.right;
    const isEither = stop.isFixed || before.isFixed;
    return stop.isBack || (isAbove && !isEither) ? [`${before.name} → ${stop.name}`] : [];
  });
