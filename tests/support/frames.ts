import type { Page } from '@playwright/test';

/** Waits for two frames: in the first the page answers to what has just happened, and after it the answer is drawn. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
