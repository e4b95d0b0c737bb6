import { writeVcard } from '#artefacts/contact-file/vcard.ts';
import { keyOf, noCard, recognise } from '#features/cards/kept-cards.ts';
import { expect, test } from 'vitest';

test.each([
  ['/cards/k7m2qd', '/cards/k7m2qd'],
  ['/cards/k7m2qd/', '/cards/k7m2qd'],
  ['/cards/k7m2qd.html', '/cards/k7m2qd'],
  ['/cards/k7m2qd.html/', '/cards/k7m2qd'],
  ['//cards//k7m2qd//', '/cards/k7m2qd'],
  ['/cards/%6b7m2qd', '/cards/k7m2qd'],
  ['/%63ards/k7m2q%64%2F', '/cards/k7m2qd'],
  ['/cards/k7m2qd.vcf', '/cards/k7m2qd.vcf'],
  ['/cards/k7m2qd%2Evcf', '/cards/k7m2qd.vcf'],
  ['/cards/k7m2q%', undefined],
  ['/cards/sheet', undefined],
  ['/cards/not-found', undefined],
  ['/cards/k7m2qd.jpg', undefined],
  ['/cards/without-photo/k7m2qd.vcf', undefined],
  ['/cards/', undefined],
])('%s is kept as %s', (path, key) => {
  expect(keyOf(path)).toBe(key);
});

const page = (id: string) => `<!doctype html><html><body data-card="${id}"></body></html>\n`;
const card = page('k7m2qd');
const contact = writeVcard({
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  title: 'Poet',
  organization: 'Analytical',
  phone: '+61491570006',
  email: 'ada@lovelace.example',
  url: `https://www.a-very-long-domain-that-makes-the-line-fold.analytical.example/cards/k7m2qd`,
  photo: Uint8Array.from({ length: 900 }, (_, index) => index % 256),
});
const portal = '<html><body>Sign in to reach /cards/k7m2qd and /cards/k7m2qd.vcf</body></html>';
const file = '/cards/k7m2qd.vcf';

type Case = [what: string, key: string, status: number, text: string, answerer: string];

const answers: Case[] = [
  ['the card', '/cards/k7m2qd', 200, card, 'site'],
  ['a card with another answer of success', '/cards/k7m2qd', 203, card, 'site'],
  ['the contact file', file, 200, contact, 'site'],
  ['the page for an unknown card', '/cards/k7m2qd', 404, page(noCard), 'no card'],
  ['that page in place of the contact', file, 404, page(noCard), 'no card'],
  ['that page with status 200', '/cards/k7m2qd', 200, page(noCard), 'stranger'],
  ['another card', '/cards/k7m2qd', 200, page('r8n3pf'), 'stranger'],
  ['another contact', '/cards/r8n3pf.vcf', 200, contact, 'stranger'],
  ['the card in place of the contact', file, 200, card, 'stranger'],
  ['the contact in place of the card', '/cards/k7m2qd', 200, contact, 'stranger'],
  ['nothing', '/cards/k7m2qd', 200, '', 'stranger'],
  ['nothing in place of the contact', file, 200, '', 'stranger'],
  ['a card that was cut off', '/cards/k7m2qd', 200, card.slice(0, -9), 'stranger'],
  ['a contact that was cut off', file, 200, contact.slice(0, -20), 'stranger'],
  ['a contact that was cut off in its last line', file, 200, contact.slice(0, -1), 'stranger'],
  ...[200, 302, 403, 404, 410, 429, 500, 511].flatMap((status): Case[] => [
    [`a portal with ${status}`, '/cards/k7m2qd', status, portal, 'stranger'],
    [`a portal with ${status} in place of the contact`, file, status, portal, 'stranger'],
  ]),
  ...[403, 404, 500].map((status): Case => [
    `the card with ${status}`,
    '/cards/k7m2qd',
    status,
    card,
    'stranger',
  ]),
];

test.each(answers)('%s is recognised', (_what, key, status, text, answerer) => {
  expect(recognise(key, new Response(null, { status }), text)).toBe(answerer);
});
