import type { Page } from '@playwright/test';
import { indexable, unknown } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const screens = [
  [320, 640],
  [360, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 620],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** 1.5 rem. */
const clearance = 24;

for (const path of [...indexable, ...unknown.map(({ path: lost }) => lost)]) {
  test(`nothing drawn on ${path} comes near its headline`, async ({ page, complaints }) => {
    if (!indexable.includes(path)) complaints.expect(/404|no-such/);
    await page.goto(path);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      const gap = await measureGap(page);
      expect(gap, `${width} × ${height}`).toBeGreaterThanOrEqual(clearance - 1);
    }
  });
}

/** The distance from the headline down to the sun, the highest crest and the landmarks. */
const measureGap = (page: Page) =>
  page.evaluate(() => {
    const headline = document.querySelector('h1');
    const landscape = document.querySelector('main [data-sun]')?.closest('[aria-hidden]');
    if (!headline || !landscape) throw new Error('The page has no headline over a landscape.');
    const tops = [...landscape.querySelectorAll('[data-sun], svg:has(> svg), path')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, left, right }) => width > 0 && right > 0 && left < innerWidth)
      .map(({ top }) => top);
    return Math.min(...tops) - headline.getBoundingClientRect().bottom;
  });
