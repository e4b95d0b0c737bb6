import { readFile, rm } from 'node:fs/promises';
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

// tests/unit/features/cards/share.test.ts tests what happens if sharing or copying fails.
test('Share opens the sheet, or copies the address where there is none', async ({ visitor }) => {
  await visitor.open(`${path}?from=nfc`);
  // The real sheet belongs to the system, which tests cannot control.
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
    const code = document.querySelector('address')?.parentElement?.querySelector('img') ?? null;
    return code !== null && getComputedStyle(code).visibility === 'visible';
  };
  expect(await visitor.evaluate(isCodeShown)).toBe(false);
  await visitor.press('Turn over');
  await expect.poll(() => visitor.evaluate(isCodeShown)).toBe(true);
  await visitor.press('Turn over');
  await expect.poll(() => visitor.evaluate(isCodeShown)).toBe(false);
});

test('a card shows its codes and comes back', async ({ visitor }) => {
  await visitor.open(path);
  await visitor.press('Show code');
  await visitor.sees('It reads the contact without a network.');
  await visitor.evaluate(() => document.querySelector<HTMLElement>('[value=page]')?.click());
  await visitor.sees('to open this page.');
  await visitor.press('Back to the card');
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  await expect.poll(() => visitor.evaluate(isOpen)).toBe(false);
});

test('a card that was opened before opens without a network', async ({
  visitor,
  signal,
  downloads,
}) => {
  visitor.expected = /503|network|connect|load|could not wake|fetch/i;
  await visitor.open(signal.url + path);
  const kept = async () =>
    navigator.serviceWorker.controller && (await (await caches.open('cards-2')).keys()).length;
  await expect.poll(() => visitor.evaluate(kept)).toBe(2);
  await signal.cut();

  await visitor.open(`${signal.url}${path}/?from=nfc`);
  await visitor.sees(card.name);
  const file = `${downloads}/${card.name.replaceAll(' ', '-')}.vcf`;
  await rm(file, { force: true });
  await visitor.press('Save Contact');
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('END:VCARD');
  await visitor.press('Show code');
  await visitor.sees('It reads the contact without a network.');

  await visitor.open(`${signal.url}/cards/${other.id}`);
  await visitor.sees('Card not stored');
});
