import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { answerFrom } from '../../scripts/dev/serve.ts';
import { findLargestPaint } from '../support/largest-paint.ts';
import { weighScripts } from '../support/script-weight.ts';
import { valuesOf } from '../support/html.ts';
import { phone } from '../support/screens.ts';
import { addressOf, cards, htmlFiles, indexable, readBuilt, unknown } from '../support/site.ts';
import { serveSecurely } from '../support/serve-securely.ts';
import { expect, test } from '../support/test.ts';

/** A server sends this much before the first acknowledgement (RFC 6928), less its headers. The headline must fit. */
const firstScreenLimit = 14_000;

/** The page with its styles, in brotli. */
const htmlLimit = (path: string) => (['/', ...cards].includes(path) ? 18_000 : 24_000);

/** The scripts that run before a visitor interacts, each file in brotli. */
const scriptLimit = 5_000;

/** All that a browser fetches on its own, with headers: the page, its fonts, pictures and scripts. */
function loadLimit(path: string): number {
  if (path === '/') return 60_000;
  // Work has the case studies in full.
  return path === '/work' ? 58_000 : 56_000;
}

/** A card and its portrait, in brotli. It fetches later what it keeps for offline use (docs/decisions/budgets.md). */
const cardLimit = 18_200;

const whatToDo = 'Over the budget. docs/decisions/budgets.md says what to do';

test('no page weighs more than it may, styles included', () => {
  const tooLarge = htmlFiles.flatMap((file) => {
    const allowed = htmlLimit(addressOf(file));
    const size = compress(file);
    return size > allowed ? [`${file} has ${size} bytes in brotli, ${allowed} are allowed`] : [];
  });
  expect(tooLarge, whatToDo).toEqual([]);
});

test('the headline of every page arrives in the first round trip', () => {
  const late = htmlFiles.filter((file) => {
    const page = readBuilt(file);
    const arrived = brotliDecompressSync(brotliCompressSync(page).subarray(0, firstScreenLimit), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    const headline = page.indexOf('</h1>');
    // The headline of a card is the name. Its actions must fit too.
    const isCard = cards.includes(addressOf(file));
    return arrived.length < (isCard ? page.indexOf('</ul>', headline) : headline);
  });
  expect(late, whatToDo).toEqual([]);
});

test.use({ viewport: phone });

const compress = (file: string) => brotliCompressSync(readBuilt(file)).length;
const weigh = (card: string) => readBuilt(`${card}.html`).length;
const heaviest = cards.toSorted((a, b) => weigh(b) - weigh(a)).slice(0, 1);
const lost = ['/cards/not-found', ...unknown.map(({ path }) => path)];

// Headers have their real size only over HTTP/2.
let site: Awaited<ReturnType<typeof serveSecurely>>;
test.beforeAll(async () => (site = await serveSecurely(answerFrom('dist'))));
test.afterAll(() => site.close());
test.use({ ignoreHTTPSErrors: true });

for (const path of [...indexable, ...heaviest, ...lost]) {
  test(`${path} keeps to its budget and paints words first`, async ({ page, complaints }) => {
    if (!indexable.includes(path)) complaints.expect(/404|no-such/);
    // Browsers refuse a service worker behind an unknown certificate.
    if (heaviest.includes(path)) complaints.expect(/SSL certificate/);
    await page.goto(site.url + path);
    // A page fetches nothing after a delay.
    await page.waitForLoadState('networkidle');

    if (!heaviest.includes(path))
      expect(await countBytes(page), whatToDo).toBeLessThanOrEqual(loadLimit(path));
    const inline = await page
      .locator('script:not([src], [type^=application])')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join(''));
    const scripts = brotliCompressSync(inline).length + (await weighScripts(page));
    expect(scripts, whatToDo).toBeLessThanOrEqual(scriptLimit);
    const largest = await findLargestPaint(page);
    expect(largest.size).toBeGreaterThan(0);
    expect(largest.url, 'The largest thing painted is a file').toBe('');
    expect(await page.evaluate(countBlocking)).toBe(0);
  });
}

test('a card with its portrait keeps to its budget', () => {
  const tooLarge = cards.flatMap((card) => {
    const images = valuesOf(`${card}.html`, 'main img', 'src');
    const own = new Set(images.filter((source) => source.startsWith('/')));
    const size = [`${card}.html`, ...own].reduce((sum, file) => sum + compress(file), 0);
    return size > cardLimit ? [`${card} has ${size} bytes in brotli`] : [];
  });
  expect(tooLarge, whatToDo).toEqual([]);
});

test('a card is its page and its portrait, and fetches its contact before anything else', async ({
  page,
}) => {
  const card = heaviest[0] ?? '/cards';
  await page.goto(card);
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const files = fetched.filter((file) => !isTabIcon(file));
  const [portrait, contact, ...others] = files;
  expect(portrait).toMatch(/^\/_astro\/.*\.svg$/);
  expect(contact).toBe(`${card}.vcf`);
  // What it keeps for offline use: the page, from the browser's cache, the worker, and the letters of the codes and of small
  // print.
  const later = others.filter((file) => ![card, '/cards/sw.js'].includes(file));
  expect(later).toEqual(Array(3).fill(expect.stringMatching(/\.woff2$/)));
});

/** Chrome fetches it for its tab, the headless browser does not. Both must give the same result. */
const isTabIcon = (address: string) => address.includes('/favicon');

/** The size of the page and its files on the wire, with headers. */
async function countBytes(page: Page): Promise<number> {
  const requests = (await page.requests()).filter((request) => !isTabIcon(request.url()));
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
}

const countBlocking = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
    .length;
