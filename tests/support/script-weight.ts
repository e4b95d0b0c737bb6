import type { Page } from '@playwright/test';

/** The transferred size of all scripts that a page has fetched so far. */
export const weighScripts = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    return scripts.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  });
