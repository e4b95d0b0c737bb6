import { test as base, expect, type BrowserContext } from '@playwright/test';
import { serveWithWeakSignal, type WeakSignal } from './weak-signal.ts';

interface Fixtures {
  /** The complaints of the browser. The test fails on any that it does not expect. */
  complaints: { expect(pattern: RegExp): void };
  /** The site at `signal.url`, over a network that a test can slow, break and cut. */
  signal: WeakSignal;
}

/** Playwright's `test` for the built site. It fails on any complaint of the browser. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env['SITE_URL']),

  complaints: [
    async ({ context }, use) => {
      const heard = listen(context);
      // Addresses with this name are missing on purpose.
      const expected = [/404.*\/no-such-/];
      await use({ expect: (pattern) => expected.push(pattern) });
      const surprises = heard.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(surprises, 'The browser complained').toEqual([]);
    },
    { auto: true },
  ],

  signal: async ({ page }, use) => {
    const signal = await serveWithWeakSignal();
    await use(signal);
    await page.close();
    await signal.cut();
  },
});

/** The same for a visitor without JavaScript. */
export const withoutScript = test.extend({ javaScriptEnabled: false });

export { expect };

/** Collects console errors and warnings, including violations of the content security policy, and failed requests. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // An aborted request, such as a prefetch when the visitor leaves, is not a failure.
    if (reason !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
  });
  return heard;
}
