import type { Page } from '@playwright/test';

/** Waits for two frames: the page responds in the first, and the response is painted before the second ends. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
