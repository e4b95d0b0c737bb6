import { test as base, expect } from '@playwright/test';

/** Playwright's `test` for the gallery. */
export const test = base.extend({
  baseURL: async ({}, use) => use(process.env['GALLERY_URL']),
  page: async ({ page }, use) => {
    // The server of development would reload a page as soon as it has prepared another package.
    await page.routeWebSocket('**', () => undefined);
    // Later than any machine thinks it is, because the year on a page is never before that of the server.
    await page.clock.setFixedTime('2099-07-01T09:00:00+10:00');
    await use(page);
  },
});

export { expect };
