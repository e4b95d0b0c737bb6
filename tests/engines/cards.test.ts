import { readFile } from 'node:fs/promises';
import { cardsWithPhoto, type CardRecord } from '../support/content.ts';
import { expect, test } from './support/test.ts';

const [card, other] = cardsWithPhoto as [CardRecord, CardRecord];
const path = `/cards/${card.id}`;

test('a card saves its contact', async ({ visitor, downloads }) => {
  await visitor.open(path);
  await visitor.press('Save Contact');
  const file = `${downloads}/${card.name.replaceAll(' ', '-')}.vcf`;
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('END:VCARD');
  const contact = await readFile(file, 'utf8');
  expect(contact).toContain(`\r\nFN:${card.name}\r\n`);
  expect(contact).toContain('PHOTO;ENCODING=b');
});

// tests/unit/features/cards/share.test.ts shows what happens if sharing or copying fails.
test('Share opens the sheet, or copies the address where there is none', async ({ visitor }) => {
  await visitor.open(`${path}?from=nfc`);
  // The real sheet belongs to the system, where tests cannot press.
  await visitor.evaluate(() => {
    const share = ({ url }: ShareData) => Promise.resolve(document.body.append(`Shared: ${url}`));
    Object.defineProperties(navigator, {
      share: { value: share, configurable: true },
      canShare: { value: () => true },
    });
  });
  await visitor.press('Share');
  await visitor.sees(new RegExp(`Shared: http\\S+${path}$`, 'm'));

  await visitor.evaluate(
    () => void Object.defineProperty(navigator, 'share', { value: undefined }),
  );
  await visitor.press('Share');
  await visitor.sees('Link copied');
});

test('a card turns over and back', async ({ visitor }) => {
  await visitor.open(path);
  const isCodeShown = () => {
    const code = document.querySelector('[aria-label^="QR code"]');
    return code !== null && getComputedStyle(code).visibility === 'visible';
  };
  expect(await visitor.evaluate(isCodeShown)).toBe(false);
  await visitor.press('Turn over');
  await expect.poll(() => visitor.evaluate(isCodeShown)).toBe(true);
  await visitor.press('Turn over');
  await expect.poll(() => visitor.evaluate(isCodeShown)).toBe(false);
});

test('a card that was opened before opens without a network', async ({ visitor, signal }) => {
  visitor.expected = /503|network|connect|load/i;
  await visitor.open(signal.url + path);
  const kept = async () =>
    navigator.serviceWorker.controller && (await (await caches.open('cards-1')).keys()).length;
  await expect.poll(() => visitor.evaluate(kept)).toBe(7);
  await signal.cut();

  await visitor.open(`${signal.url}${path}?from=nfc`);
  await visitor.sees(card.name);
  const contact = await visitor.evaluate(async (file) => (await fetch(file)).text(), `${path}.vcf`);
  expect(contact).toContain(`FN:${card.name}`);

  await visitor.open(`${signal.url}/cards/${other.id}`);
  await visitor.sees('Card not stored');
});
