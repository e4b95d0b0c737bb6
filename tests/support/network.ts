import type { Page } from '@playwright/test';

const scripts = '**/_astro/*.js*';

/** Makes every script of the site fail, until the returned function is called. */
export async function loseScripts(page: Page) {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/** Holds requests back, until the returned function is called. */
export async function hold(page: Page, requests: string | RegExp) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(requests, (route) => held.then(() => route.fallback()));
  return release;
}

export const holdScripts = (page: Page) => hold(page, scripts);
