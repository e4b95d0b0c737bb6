import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { answerFrom } from '../../scripts/dev/serve.ts';
import { findLargestPaint } from '../support/largest-paint.ts';
import { weighScripts } from '../support/script-weight.ts';
import { phone } from '../support/screens.ts';
import { addressOf, cards, htmlFiles, indexable, readBuilt, unknown } from '../support/site.ts';
import { serveSecurely } from '../support/serve-securely.ts';
import { expect, test } from '../support/test.ts';

/** A server sends this much before the first answer (RFC 6928), less its headers. The first screen has to fit. */
const firstScreenLimit = 14_000;

/** The page with its styles, in brotli. */
const htmlLimit = (path: string) => (['/', ...cards].includes(path) ? 14_000 : 20_000);

/** The scripts that run before a visitor does anything, each file in brotli. */
const scriptLimit = 5_000;

/** All that a browser fetches by itself, compressed. A card fits ten packets, as the first screen does. */
function loadLimit(path: string): number {
  if (path === '/') return 60_000;
  // It has case studies in full.
  if (path === '/work') return 54_000;
  return cards.includes(path) ? 14_600 : 51_000;
}

test('no page weighs more than it may, styles included', () => {
  const tooLarge = htmlFiles.flatMap((file) => {
    const allowed = htmlLimit(addressOf(file));
    const size = brotliCompressSync(readBuilt(file)).length;
    return size > allowed ? [`${file} has ${size} bytes in brotli, ${allowed} are allowed`] : [];
  });
  expect(tooLarge).toEqual([]);
});

test('the first screen of every page arrives in the first round trip', () => {
  const late = htmlFiles.filter((file) => {
    const page = readBuilt(file);
    const arrived = brotliDecompressSync(brotliCompressSync(page).subarray(0, firstScreenLimit), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    const heading = page.indexOf('</h1>');
    // The head of a page or the hero of Home. A card has neither.
    const ends = ['</header>', '</section>', '</main>'].map((tag) => page.indexOf(tag, heading));
    return arrived.length < Math.min(...ends.filter((end) => end > 0));
  });
  expect(late).toEqual([]);
});

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
    await page.goto(site.url + path);
    // A page fetches everything at once and nothing after a delay.
    await page.waitForLoadState('networkidle');

    expect(await countBytes(page)).toBeLessThanOrEqual(loadLimit(path));
    const inline = await page
      .locator('script:not([src], [type^=application])')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join(''));
    const scripts = brotliCompressSync(inline).length + (await weighScripts(page));
    expect(scripts).toBeLessThanOrEqual(scriptLimit);
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

/** What the page and its files weigh on the wire, with their headers. */
async function countBytes(page: Page): Promise<number> {
  const requests = await page.requests();
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
}

const countBlocking = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
    .length;
