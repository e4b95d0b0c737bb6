import type { Locator, Page } from '@playwright/test';
import { centreOf } from '../support/transition.ts';

export interface Pace {
  /** The longest time from a press to the next paint, in milliseconds. */
  answer: number;
  /** The longest that one piece of the site's own script kept the page from answering. */
  ownScript: number;
  /** The same of the file that holds React, while it starts. */
  framework: number;
}

/** The parts of two browser interfaces that TypeScript's library does not know yet. */
interface Timing extends PerformanceEntry {
  interactionId?: number;
  scripts?: { duration: number; sourceURL: string }[];
}

declare global {
  var pace: Pace;
}

/** Makes the page's processor four times slower and notes how it answers: https://web.dev/articles/inp */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    globalThis.pace = { answer: 0, ownScript: 0, framework: 0 };
    const observe = (options: PerformanceObserverInit & { durationThreshold?: number }) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
    const raise = (what: keyof Pace, value: number) => (pace[what] = Math.max(pace[what], value));
    const note = ({ duration, interactionId, scripts = [] }: Timing) => {
      if (interactionId) raise('answer', duration);
      for (const { duration: length, sourceURL } of scripts) {
        // What is run in the page from outside has no address.
        if (!sourceURL.startsWith(location.origin)) continue;
        raise(/\/client\.[^/]*$/.test(sourceURL) ? 'framework' : 'ownScript', length);
      }
    };
    observe({ type: 'event', durationThreshold: 16, buffered: true });
    observe({ type: 'long-animation-frame', buffered: true });
  });
}

/** Long enough for the page to answer on a slow processor, and to come to rest. */
const rest = 800;

/** How soon the next press of a visitor in haste follows. */
const haste = 300;

/**
 * Presses where the target stands. Before and after, nothing is asked of the page: Playwright looks for a target with a
 * script that runs in the page, and takes longer there than many an answer.
 */
export async function press(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await pressInHaste(page, target);
}

/** Presses targets that are in sight one after the other, without waiting for the page to come to rest between them. */
export async function pressInHaste(page: Page, ...targets: Locator[]) {
  const places = await Promise.all(targets.map(centreOf));
  await page.waitForTimeout(rest);
  for (const { x, y } of places) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(haste);
  }
  await page.waitForTimeout(rest - haste);
}

/** The same for keys. */
export async function type(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(rest);
}

/** How the page has answered so far; the browser tells of a frame only after it, for which a press leaves time. */
export const readPace = (page: Page): Promise<Pace> => page.evaluate(() => pace);
