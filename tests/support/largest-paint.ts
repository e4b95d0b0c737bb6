import type { Page } from '@playwright/test';

/** The largest thing that was painted on a page so far. A picture has an address. */
export const findLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ startTime: number; size: number; url: string }>((done) =>
        new PerformanceObserver((list) => {
          // TypeScript's library does not know this entry yet.
          const entry = list.getEntries().at(-1) as PerformanceEntry & {
            size: number;
            url: string;
          };
          done({ startTime: entry.startTime, size: entry.size, url: entry.url });
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );
