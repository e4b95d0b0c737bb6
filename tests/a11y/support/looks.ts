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

/** Gives an open page another look. The theme comes from the system; without scripts nothing moves. */
export async function wear(page: Page, { width, theme, motion }: Look, isScripted: boolean) {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  if (!isScripted) return;
  const worn = await page.evaluate(storeMotion, motion);
  expect(worn.isDark).toBe(theme === 'dark');
  expect(worn.isMoving).toBe(worn.isCalm ? false : motion === 'enabled');
}

/** Runs in the page: stores the choice as another tab would, and waits until the page has its new look. */
async function storeMotion(choice: string) {
  localStorage.setItem('motion', choice);
  dispatchEvent(new Event('storage'));
  // Listeners of the width and the theme run before the next frame.
  await new Promise(requestAnimationFrame);
  const sheet = document.querySelector<HTMLLinkElement>('link[href="/motion.css"]');
  if (sheet && !sheet.sheet) await new Promise((done) => sheet.addEventListener('load', done));
  const { classList } = document.documentElement;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { isCalm, isDark: classList.contains('dark'), isMoving: classList.contains('motion') };
}

/** Acts as a visitor's own style sheet, which the page's policy does not forbid, in place of an earlier one. */
export const wearStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

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
