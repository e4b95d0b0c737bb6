import { nameFiles, writeContactCode, writeVcard } from '#artefacts/contact-file/vcard.ts';
import type { Contact } from '#artefacts/contact-file/vcard.ts';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';

const ada: Contact = {
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  title: 'Managing Director',
  organization: 'Analytical',
  phone: '+61491570006',
  email: 'ada@lovelace.example',
  url: 'https://analytical.example/cards/k7m2qd?from=card,nfc',
};

const photo = Uint8Array.from({ length: 15_000 }, (_, index) => (index * 37) % 256);

const contacts: Record<string, Contact> = {
  'a plain contact without a photo': ada,
  'a contact with a photo': { ...ada, photo },
  'a shown name that differs': { ...ada, name: 'The Countess of Lovelace' },
  accents: { ...ada, name: 'Zoë Núñez-Ångström', firstName: 'Zoë', lastName: 'Núñez-Ångström' },
  'commas and semicolons': {
    ...ada,
    name: 'Lovelace, Ada; Countess',
    firstName: 'Ada; A.',
    lastName: 'Lovelace, King',
    organization: 'Ridge, Light; Sons',
    title: 'Director; Canberra, Sydney',
  },
  quotes: { ...ada, name: `Ada "The Engine" O'Byron`, title: '“Analyst”, ‘poet’' },
  'backslashes, also at the end': {
    ...ada,
    name: 'Ada\\nLovelace\\',
    firstName: 'A\\da',
    lastName: '\\;Lovelace',
    title: 'C:\\temp\\new, \\\\server',
  },
  'colons and equals signs': { ...ada, title: 'Lead: a=b; TYPE=WORK:x' },
  'line breaks': { ...ada, title: 'Director\nand gardener' },
  emoji: { ...ada, name: 'Ada 👩🏽‍💻 Lovelace 👨‍👩‍👧‍👦', title: '☕️'.repeat(40) },
  'a Chinese name': { ...ada, name: '李 小龍', firstName: '小龍', lastName: '李' },
  'a Thai name': { ...ada, name: 'สมชาย ใจดี', firstName: 'สมชาย', lastName: 'ใจดี' },
  'a Hindi name': { ...ada, name: 'प्रिया शर्मा', firstName: 'प्रिया', lastName: 'शर्मा' },
  'an Arabic name': { ...ada, name: 'محمد علي', firstName: 'محمد', lastName: 'علي' },
  'a Vietnamese name': {
    ...ada,
    name: 'Nguyễn Thị Bích',
    firstName: 'Bích',
    lastName: 'Nguyễn Thị',
  },
  'somebody with a first name only': { ...ada, name: 'Cher', firstName: 'Cher', lastName: '' },
  'somebody with a last name only': { ...ada, name: '陳大文', firstName: '', lastName: '陳大文' },
  'a very long name': {
    ...ada,
    name: 'Bartholomew Featherstonehaugh-Cholmondeley Ó Súilleabháin '.repeat(4).trim(),
  },
  'a very long title': { ...ada, title: 'Principal Consultant, Systems; '.repeat(20).trim() },
  'a very long title of long characters': { ...ada, title: '高級顧問é👩🏽‍💻'.repeat(40) },
};

describe.each(Object.entries(contacts))('%s', (_what, contact) => {
  const file = writeVcard(contact);

  test('is read as it was written', () => {
    const picture = contact.photo && Buffer.from(contact.photo).toString('base64');
    expect(read(file)).toEqual({ ...contact, photo: picture });
  });

  test('is read from its code, in which no line is folded', () => {
    const code = writeContactCode(contact);
    expect(read(code)).toEqual({ ...contact, photo: undefined });
    expect(code.split('\r\n').filter((line) => !/^[A-Z]+:/.test(line))).toEqual([]);
  });

  test('names its character set where it has more than ASCII, and nowhere else', () => {
    const unfolded = linesOf(file.replaceAll('\r\n ', ''));
    for (const line of unfolded)
      expect(/^[^:]*;CHARSET=UTF-8:/.test(line), line).toBe(/[^\0-\x7F]/.test(line));
  });

  test('has lines that end in CRLF, have 75 octets at most and cut no character', () => {
    expect(file).toMatch(/\r\n$/);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of linesOf(file)) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
      expect(line.isWellFormed()).toBe(true);
    }
  });
});

test('the lines are in a fixed order, the photo last', () => {
  const fields = linesOf(writeVcard({ ...ada, photo }))
    .filter((line) => !line.startsWith(' '))
    .map((line) => line.split(/[:;]/)[0]);
  expect(fields).toEqual('BEGIN VERSION N FN ORG TITLE TEL EMAIL URL UID PHOTO END'.split(' '));
});

test('lines are filled as far as they go: 75 octets are not folded, one more is', () => {
  const folded = linesOf(writeVcard({ ...ada, photo })).filter((line) => line.startsWith(' '));
  expect(new Set(folded.slice(0, -1).map(({ length }) => length))).toEqual(new Set([75]));
  const lineOf = (length: number) =>
    linesOf(writeVcard({ ...ada, title: 'x'.repeat(length - 'TITLE:'.length) }));
  expect(lineOf(75)).toHaveLength(11);
  expect(lineOf(76)).toHaveLength(12);
});

test('the address of the card is the UID, so a changed card is not a second contact', () => {
  const uid = (contact: Contact) =>
    new ICAL.Component(ICAL.parse(writeVcard(contact))).getFirstPropertyValue('uid');
  expect(uid(ada)).toBe(ada.url);
  expect(uid({ ...ada, name: 'Countess Lovelace', title: 'Poet', photo })).toBe(ada.url);
});

test('a comma is escaped, although some readers do without', () => {
  expect(writeVcard({ ...ada, title: 'Poet, analyst' })).toContain(String.raw`Poet\, analyst`);
});

test('no kind of line break can smuggle in a field', () => {
  const breaks = ['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];
  for (const lineBreak of breaks) {
    const file = writeVcard({ ...ada, title: `Director${lineBreak}TEL:1900` });
    expect(file).toContain(String.raw`TITLE:Director\nTEL:1900`);
  }
});

test('the file is named after the person, with hyphens for spaces', () => {
  expect(nameFiles('Ada Lovelace')).toBe('Ada-Lovelace');
  expect(nameFiles('Zoë  van der Berg')).toBe('Zoë-van-der-Berg');
});

/** Reads a contact as an address book does. */
function read(file: string) {
  const card = new ICAL.Component(ICAL.parse(file));
  const text = (field: string) =>
    // ical.js unescapes `\;` only in lists, although RFC 2426 escapes it everywhere.
    String(card.getFirstPropertyValue(field)).replaceAll(String.raw`\;`, ';');
  const names: unknown = card.getFirstProperty('n')?.getFirstValue();
  const [lastName, firstName] = Array.isArray(names) ? names : [];
  const picture = card.getFirstPropertyValue('photo');
  return {
    name: text('fn'),
    lastName,
    firstName,
    organization: text('org'),
    title: text('title'),
    phone: text('tel'),
    email: text('email'),
    url: text('url'),
    photo: picture instanceof ICAL.Binary ? picture.value : undefined,
  };
}

const linesOf = (file: string) => file.split('\r\n').slice(0, -1);
