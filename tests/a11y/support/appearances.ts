import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

interface Appearance {
  width: number;
  theme: 'light' | 'dark';
  motion: 'disabled' | 'enabled';
}

/** For what opens on a page: each width, both themes, motion on and off. */
export const appearancesOfParts: Appearance[] = [
  { width: 320, theme: 'light', motion: 'disabled' },
  { width: 768, theme: 'dark', motion: 'disabled' },
  { width: 1280, theme: 'dark', motion: 'enabled' },
];

/** Every pair of settings occurs. */
export const appearances: Appearance[] = [
  ...appearancesOfParts,
  { width: 320, theme: 'dark', motion: 'enabled' },
  { width: 768, theme: 'light', motion: 'enabled' },
  { width: 1280, theme: 'light', motion: 'disabled' },
];

/** Gives an open page another appearance. The theme follows the system. Without scripts nothing moves. */
export async function setAppearance(
  page: Page,
  { width, theme, motion }: Appearance,
  isScripted: boolean,
) {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  if (!isScripted) return;
  const now = await page.evaluate(storeMotion, motion);
  expect(now.isDark).toBe(theme === 'dark');
  expect(now.isMoving).toBe(now.isCalm ? false : motion === 'enabled');
}

/** Runs in the page. Stores the choice as another tab would, and waits until the page has changed. */
async function storeMotion(choice: string) {
  localStorage.setItem('motion', choice);
  dispatchEvent(new Event('storage'));
  // Listeners of the width and the theme run before the next frame.
  await new Promise(requestAnimationFrame);
  const { classList } = document.documentElement;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { isCalm, isDark: classList.contains('dark'), isMoving: classList.contains('motion') };
}

/** Applies a style sheet that the page's policy does not forbid, and replaces an earlier one. */
export const applyStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/**
 * Reveals everything and pauses loops, so that every visit finds the same. While one claim of the footer replaces another,
 * neither can be read.
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
