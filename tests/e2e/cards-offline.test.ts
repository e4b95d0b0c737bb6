import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cardsWithPhoto, cardUrl, type CardRecord } from '../support/content.ts';
import { readCode } from '../support/read-code.ts';
import { phone } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import type { Stranger } from '../support/weak-signal.ts';

const [card, other] = cardsWithPhoto as [CardRecord, CardRecord];
const path = `/cards/${card.id}`;

test.use({ viewport: phone });

test.beforeEach(({ complaints }) => {
  // Requests that are under way when the network goes fail in several ways. The tilt is not stored.
  complaints.expect(/net::ERR_|ERR_|503|could not wake|Failed to fetch/);
});

// tests/engines/cards.test.ts opens both cards in every engine.
test('without a network a contact has its photo and its codes', async ({ page, signal }) => {
  await page.goto(signal.url + path);
  await untilKept(page);
  await signal.cut();

  await page.goto(`${signal.url}${path}/?from=nfc`);
  const file = await saveContact(page);
  expect(file.url()).toMatch(/^blob:/);
  expect(file.suggestedFilename()).toBe(`${card.name.replaceAll(' ', '-')}.vcf`);
  expect(await textOf(file)).toContain('PHOTO;ENCODING=b');

  await page.getByRole('button', { name: 'Show code' }).click();
  expect(await readCode(page.getByRole('img', { name: 'QR code' }))).toContain('BEGIN:VCARD');
  await expect(page.getByRole('alert')).toHaveCount(0);

  expect((await page.goto(`${signal.url}/cards/${other.id}`))?.status()).toBe(503);
});

for (const address of [`${path}/`, `${path}.html`, `${path}?fbclid=1`])
  test(`a card that was opened at ${address} opens at its own address without a network`, async ({
    page,
    signal,
  }) => {
    await page.goto(signal.url + address);
    await untilKept(page);
    await signal.cut();
    // Some messengers percent-encode letters.
    for (const again of [path, address, `/cards/%${hex(card.id)}`]) {
      await page.goto(signal.url + again);
      await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();
    }
  });

test('with a network and a worker the browser gets the contact from its address', async ({
  page,
  signal,
}) => {
  await page.goto(signal.url + path);
  await untilKept(page);
  await page.reload();
  const file = await saveContact(page);
  expect(file.url()).toBe(`${signal.url}${path}.vcf`);
  expect(await textOf(file)).toContain('PHOTO;ENCODING=b');
});

const strangers: Record<string, Stranger> = {
  'a page of a portal': { status: 200 },
  'a page that names the card': { status: 200, body: `<h1>Sign in to open ${path}.vcf</h1>` },
  'a page that leads elsewhere': { status: 302, headers: { location: '/sign-in' } },
  'a page that leads to another site': { status: 302, headers: { location: 'http://a.invalid/' } },
  'a refusal': { status: 403 },
  'a missing page': { status: 404 },
  'too many requests': { status: 429 },
  'an error': { status: 500 },
  'a demand to sign in': { status: 511 },
  nothing: { status: 200, body: '' },
  'half of a card': { status: 200, body: `<!doctype html><div data-card="${card.id}">` },
  'half of a contact': {
    status: 200,
    body: `BEGIN:VCARD\r\nUID:${cardUrl(card.id)}\r\nPHOTO;`,
  },
};

test('whatever stands in between, the kept card and its contact stay', async ({
  page,
  signal,
  complaints,
}) => {
  complaints.expect(
    /40[34]|429|500|511|sign-in|redirect|CORS|a\.invalid|font|sfntVersion|module script/i,
  );
  await page.goto(signal.url + path);
  await untilKept(page);
  await forgetCache(page);
  for (const [what, stranger] of Object.entries(strangers)) {
    signal.stranger = stranger;
    const query = `?${encodeURIComponent(what)}`;
    expect((await page.goto(signal.url + path + query))?.status(), what).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), what).toHaveText(card.name);
    const file = await saveContact(page);
    expect(await textOf(file), what).toContain(`\r\nUID:${cardUrl(card.id)}\r\n`);
  }
  await signal.cut();
  await page.goto(signal.url + path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.name);
});

test('where nothing is kept, nothing foreign is saved, and the page says what to do', async ({
  page,
  signal,
  context,
  complaints,
}) => {
  complaints.expect(/could not be stored|font|sfntVersion|module script/);
  // As in a private window.
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'caches');
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.clock.install();
  await page.goto(signal.url + path);
  await page.waitForLoadState('networkidle');
  signal.stranger = { status: 200 };
  const downloads: string[] = [];
  page.on('download', (file) => downloads.push(file.url()));
  await forgetCache(page);
  // Until then the network seems to be there.
  await page.clock.fastForward('00:03');
  await page.getByRole('link', { name: 'Save Contact' }).click();
  await expect(page.getByText('holds the contact and needs no network')).toBeVisible();
  expect(downloads).toEqual([]);

  signal.stranger = undefined;
  const file = await saveContact(page);
  expect(file.url()).toBe(`${signal.url}${path}.vcf`);
  await expect(page.getByText('holds the contact and needs no network')).toBeHidden();
});

test('a card that was withdrawn is forgotten', async ({ page, signal, complaints }) => {
  complaints.expect(/404/);
  await page.goto(signal.url + path);
  await untilKept(page);
  const notFound = await page.request.get(`${signal.url}/cards/no-such-card`);
  signal.stranger = { status: 404, body: await notFound.text() };
  await forgetCache(page);
  expect((await page.goto(`${signal.url}${path}?again`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card not found');
  await expect.poll(() => page.evaluate(listKept)).toEqual([]);
});

test('where nothing more can be stored, the network and the browser still answer', async ({
  page,
  signal,
  complaints,
}) => {
  complaints.expect(/could not be stored/);
  await page.goto(signal.url + path);
  await untilKept(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: signal.url, quotaSize: 1 });
  const answer = await page.goto(`${signal.url}/cards/${other.id}`);
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
  expect((await saveContact(page)).url()).toBe(`${signal.url}/cards/${other.id}.vcf`);
});

test('a card brings a worker for the cards alone', async ({ page }) => {
  const listScopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    );
  for (const elsewhere of ['/cards/no-such-card', '/services']) {
    await page.goto(elsewhere, { waitUntil: 'networkidle' });
    expect(await listScopes()).toEqual([]);
  }
  await page.goto(path);
  await untilKept(page);
  expect(await page.evaluate(() => caches.keys())).toEqual(['cards-2']);
  expect(await listScopes()).toEqual(['/cards/']);
  await page.goto('/services');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a card fetches its contact first, nothing twice, and nothing that is only for print', async ({
  page,
  signal,
}) => {
  await page.goto(`${signal.url}${path}?from=nfc`);
  await untilKept(page);
  await page.waitForLoadState('networkidle');
  const [first, ...rest] = signal.requests.filter((url) => !/favicon|_astro.*svg/.test(url));
  expect(first).toBe(`${path}?from=nfc`);
  expect(rest).toEqual([
    `${path}.vcf`,
    '/cards/sw.js',
    ...Array(3).fill(expect.stringMatching(/^\/_astro\/fonts\/.*woff2$/)),
  ]);
});

test('over a weak signal the stored card comes after 3 seconds', async ({ page, signal }) => {
  await page.goto(signal.url + path);
  await untilKept(page);

  await forgetCache(page);
  signal.delay = 20_000;
  const began = Date.now();
  // Its pictures are late too.
  await page.goto(`${signal.url}${path}?again`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();
  expect(Date.now() - began).toBeGreaterThan(2800);
  expect(Date.now() - began).toBeLessThan(8000);

  const pressed = Date.now();
  expect(await textOf(await saveContact(page))).toContain('END:VCARD');
  expect(Date.now() - pressed).toBeLessThan(8000);
});

async function saveContact(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save Contact' }).click();
  return download;
}

/** Empties the browser's own cache, which would respond instead of the network for five minutes. */
async function forgetCache(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

const textOf = async (file: { path(): Promise<string> }) => readFile(await file.path(), 'utf8');

/** The first letter percent-encoded, and the rest. */
function hex(id: string) {
  return `${id.codePointAt(0)?.toString(16)}${id.slice(1)}`;
}

/** Runs in the page. */
async function listKept() {
  const keys = await (await caches.open('cards-2')).keys();
  return keys.map(({ url }) => new URL(url).pathname).toSorted();
}

/** Waits until there is a worker, and copies of the card and its contact. */
async function untilKept(page: Page) {
  await expect.poll(() => page.evaluate(listKept)).toEqual([path, `${path}.vcf`]);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}
