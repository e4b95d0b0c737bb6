import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cardsWithPhoto, type CardRecord } from '../support/content.ts';
import { phone } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const [card, other] = cardsWithPhoto as [CardRecord, CardRecord];
const path = `/cards/${card.id}`;

test.use({ viewport: phone });

test.beforeEach(({ complaints }) => {
  // Requests that were under way when the network went fail in several ways. The tilt is not stored.
  complaints.expect(/net::ERR_|503|has not woken/);
});

// tests/engines/cards.test.ts opens both cards in every engine.
test('without a network a contact has its photo and its code', async ({ page, signal }) => {
  await page.goto(signal.url + path);
  await untilKept(page);
  await signal.cut();

  await page.goto(`${signal.url}${path}/?from=nfc`);
  const missing = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.getByRole('heading', { level: 1 }).click();
  await missing;
  const file = await saveContact(page);
  expect(await readFile(await file.path(), 'utf8')).toContain('PHOTO;ENCODING=b');

  await page.getByText('More ways to share').click();
  const code = page.getByAltText('QR code with the contact');
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  expect((await page.goto(`${signal.url}/cards/${other.id}`))?.status()).toBe(503);
});

test('where nothing more can be stored or fetched, the network and the browser still answer', async ({
  page,
  signal,
  complaints,
}) => {
  complaints.expect(/QuotaExceededError/);
  await page.goto(signal.url + path);
  await untilKept(page);
  await page.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new Error('refused'));
  });
  const file = await saveContact(page);
  expect(await readFile(await file.path(), 'utf8')).toContain('PHOTO;ENCODING=b');

  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: signal.url, quotaSize: 1 });
  const answer = await page.goto(`${signal.url}/cards/${other.id}`);
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();

  // Another successful answer, in place of the stored card.
  signal.status = 203;
  await page.goto(`${signal.url}${path}?again`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing');
});

const inApp = test.extend({ userAgent: 'Mozilla/5.0 (Linux; Android 15; wv) Chrome/140.0 Mobile' });

inApp('in an app on Android the contact is saved from its address', async ({ page, baseURL }) => {
  await page.goto(path);
  await untilKept(page);
  expect((await saveContact(page)).url()).toBe(`${baseURL}${path}.vcf`);
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
  expect(await page.evaluate(() => caches.keys())).toEqual(['cards-1']);
  expect(await listScopes()).toEqual(['/cards/']);
  await page.goto('/services');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('over a weak signal the stored card comes after 3 seconds', async ({ page, signal }) => {
  await page.goto(signal.url + path);
  await untilKept(page);

  signal.delay = 20_000;
  const began = Date.now();
  await page.goto(`${signal.url}${path}?again`);
  await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();
  expect(Date.now() - began).toBeGreaterThan(2800);
  expect(Date.now() - began).toBeLessThan(8000);

  const pressed = Date.now();
  await (await saveContact(page)).path();
  expect(Date.now() - pressed).toBeLessThan(8000);
});

test('an error shows the stored card, and a 404 does not', async ({ page, signal, complaints }) => {
  complaints.expect(/500|404/);
  await page.goto(signal.url + path);
  await untilKept(page);

  signal.status = 500;
  expect((await page.goto(`${signal.url}${path}?1`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();

  signal.status = 404;
  expect((await page.goto(`${signal.url}${path}?2`))?.status()).toBe(404);
});

async function saveContact(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save Contact' }).click();
  return download;
}

/** Waits until there is a worker, and a copy of the card, its five files and the style for motion. */
async function untilKept(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return [];
        return (await caches.open('cards-1')).keys();
      }),
    )
    .toHaveLength(7);
}
