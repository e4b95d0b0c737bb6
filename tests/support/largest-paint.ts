import type { Page } from '@playwright/test';

/** The largest paint of a page so far. A picture has an address. */
export const findLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Pick<LargestContentfulPaint, 'startTime' | 'size' | 'url'>>((done) =>
        new PerformanceObserver((list) => {
          // It observes entries of this type alone.
          const { startTime, size, url } = list.getEntries().at(-1) as LargestContentfulPaint;
          done({ startTime, size, url });
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );
