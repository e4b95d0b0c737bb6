import type { Page } from '@playwright/test';

const scripts = '**/_astro/*.js*';

/** From now on no script of the site comes any more, until the function is called that this gives. */
export async function loseScripts(page: Page) {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/** From now on the scripts of the site wait, until the function is called that this gives. */
export async function holdScripts(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, (route) => held.then(() => route.continue()));
  return release;
}

/** The scripts that the page has asked for so far. */
export function listenForScripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
}
