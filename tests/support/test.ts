import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { weakenSignal, type WeakSignal } from './weak-signal.ts';

interface Fixtures {
  /** What the browser complains about. A test fails on it unless it expects it. */
  complaints: { expect(pattern: RegExp): void };
  /** The site at `signal.url`, over a network that a test can slow, break and cut. */
  signal: WeakSignal;
}

/** Playwright's `test` against the built site, failing on any complaint of the browser. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env['SITE_URL']),

  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForScripts);
    await use(context);
  },

  complaints: [
    async ({ context }, use) => {
      const heard = listen(context);
      // An address with this name is meant to be missing.
      const expected = [/404.*\/no-such-/];
      await use({ expect: (pattern) => expected.push(pattern) });
      const surprises = heard.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(surprises, 'The browser complained').toEqual([]);
    },
    { auto: true },
  ],

  signal: async ({ page }, use) => {
    const signal = await weakenSignal();
    await use(signal);
    await page.close();
    await signal.cut();
  },
});

/** The same for a visitor without JavaScript. */
export const withoutScript = test.extend({ javaScriptEnabled: false });

export { expect };

/** Scripts are fetched after the first paint. Tests wait for them, as nobody presses a button before they see it. */
function waitForScripts(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    // A test that does not wait for the page does not wait for its scripts.
    if (options?.waitUntil !== 'commit') await page.evaluate(runScripts);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...args) => {
    const response = await reload(...args);
    await page.evaluate(runScripts);
    return response;
  };
}

/** Runs in the page. Importing a module again waits for the first import. */
export async function runScripts() {
  const files = document.body.dataset['scripts']?.split(' ') ?? [];
  await Promise.allSettled(files.map((file) => import(file)));
}

/** Collects console errors and warnings, among them those of the content security policy, and failed requests. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // An aborted request, such as a prefetch when the visitor leaves, is no failure.
    if (reason !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
  });
  return heard;
}
