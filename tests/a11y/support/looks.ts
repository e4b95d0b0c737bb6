import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

interface Look {
  width: number;
  theme: 'light' | 'dark';
  motion: 'disabled' | 'enabled';
}

/** A part of a page that opens is read at each width, in both themes, with motion on and off. */
export const looksOfParts: Look[] = [
  { width: 320, theme: 'light', motion: 'disabled' },
  { width: 768, theme: 'dark', motion: 'disabled' },
  { width: 1280, theme: 'dark', motion: 'enabled' },
];

/** Every two of these settings are seen together. */
export const looks: Look[] = [
  ...looksOfParts,
  { width: 320, theme: 'dark', motion: 'enabled' },
  { width: 768, theme: 'light', motion: 'enabled' },
  { width: 1280, theme: 'light', motion: 'disabled' },
];

export const describeLook = ({ width, theme, motion }: Look) =>
  `${width} px, ${theme}, motion ${motion}`;

/** Gives the page another look without a reload, as if the visitor had chosen it in another tab. */
export async function wear(page: Page, { width, theme, motion }: Look) {
  await resize(page, width);
  const worn = await page.evaluate(choose, { theme, motion });
  expect(worn.isDark).toBe(theme === 'dark');
  expect(worn.isMoving).toBe(worn.isCalm ? false : motion === 'enabled');
}

/** Without scripts a page takes its look from the system. */
export async function wearAsSystem(page: Page, { width, theme }: Look) {
  await resize(page, width);
  await page.emulateMedia({ colorScheme: theme });
}

async function resize(page: Page, width: number) {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
}

/** Runs in the page: stores the choice and waits until the page has applied it and the width. */
async function choose(choice: { theme: string; motion: string }) {
  for (const [key, value] of Object.entries(choice)) localStorage.setItem(key, value);
  dispatchEvent(new Event('storage'));
  // Listeners of the width run before the next frame.
  await new Promise(requestAnimationFrame);
  const sheet = document.querySelector<HTMLLinkElement>('link[href="/motion.css"]');
  if (sheet && !sheet.sheet) await new Promise((done) => sheet.addEventListener('load', done));
  const { classList, dataset } = document.documentElement;
  // Nothing moves on the page of the video, whatever was chosen.
  const isStill = dataset['motion'] === 'disabled';
  const isCalm = isStill || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { isCalm, isDark: classList.contains('dark'), isMoving: classList.contains('motion') };
}

/**
 * Shows everything that waits for scrolling, and pauses loops, so that every visit finds the same. While one claim of
 * the footer replaces another, neither can be read.
 */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const { body } = document;
    const isWaiting = () => document.querySelector('[data-arrival=due]') !== null;
    const isCovered = document.querySelector(':popover-open') !== null;
    const end = isCovered ? 0 : body.scrollHeight;
    for (let top = 0; isWaiting() && top < end; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 1500;
      }
    }
  });
