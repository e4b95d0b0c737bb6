import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { answerFrom } from '../../scripts/dev/serve.ts';
import { findLargestPaint } from '../support/largest-paint.ts';
import { loadLimit, scriptLimit } from '../support/page-limits.ts';
import { phone } from '../support/screens.ts';
import { cards, indexable, readBuilt, unknown } from '../support/site.ts';
import { serveSecurely } from '../support/serve-securely.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: phone });

const weigh = (card: string) => readBuilt(`${card}.html`).length;
const heaviest = cards.toSorted((a, b) => weigh(b) - weigh(a)).slice(0, 1);
const lost = ['/cards/not-found', ...unknown.map(({ path }) => path)];

// Over HTTP/2 headers have their real weight.
let site: Awaited<ReturnType<typeof serveSecurely>>;
test.beforeAll(async () => (site = await serveSecurely(answerFrom('dist'))));
test.afterAll(() => site.close());
test.use({ ignoreHTTPSErrors: true });

for (const path of [...indexable, ...heaviest, ...lost]) {
  test(`${path} keeps to its budget and paints words first`, async ({ page, complaints }) => {
    if (!indexable.includes(path)) complaints.expect(/404|no-such/);
    // No browser accepts a service worker behind an unknown certificate.
    if (heaviest.includes(path)) complaints.expect(/SSL certificate/);
    const received = await countBytes(page);
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(site.url + path);
    // A page fetches everything at once and nothing after a delay.
    await page.waitForLoadState('networkidle');

    expect(received()).toBeLessThanOrEqual(loadLimit(path));
    expect(await weighScripts(page, scripts)).toBeLessThanOrEqual(scriptLimit);
    const largest = await findLargestPaint(page);
    expect(largest.size).toBeGreaterThan(0);
    expect(largest.url, 'The largest thing painted is a file').toBe('');
    expect(await page.evaluate(countBlocking)).toBe(0);
  });
}

test('a card needs three answers at most, and no font or script', async ({ page }) => {
  await page.goto(heaviest[0] ?? '/cards');
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) return Infinity;
    const files = performance.getEntriesByType('resource');
    return files.filter(({ startTime }) => startTime < navigation.loadEventEnd).length + 1;
  });
  expect(early).toBeLessThanOrEqual(3);
  await page.waitForLoadState('networkidle');
  const heavy = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /\.(woff2|js)$/.test(name)),
  );
  expect(heavy).toEqual([]);
});

/** What the page and its files weigh on the wire, with their headers. Embedded files count as part of the page. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const inPage = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) inPage.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!inPage.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

async function weighScripts(page: Page, files: Response[]): Promise<number> {
  const inline = await page
    .locator('script:not([src], [type^=application])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join(''));
  const texts = await Promise.all(files.map((file) => file.text()));
  return [inline, ...texts].reduce((total, text) => total + brotliCompressSync(text).length, 0);
}

const countBlocking = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
    .length;
