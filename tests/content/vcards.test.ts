import { resolve } from 'node:path';
import { matchPerson } from '#lib/vcard/match-person.ts';
import { makePhoto } from '#lib/vcard/photo.ts';
import { writeVcard } from '#lib/vcard/vcard.ts';
import { describe, expect, test } from 'vitest';
import { cardRecords, cardUrl, members } from '../support/cards.ts';
import {
  hasVobject,
  readWithIcal,
  readWithVcf,
  readWithVobject,
} from '../unit/lib/vcard/readers.ts';

const readers = {
  'ical.js': readWithIcal,
  vcf: readWithVcf,
  ...(hasVobject() && { vobject: readWithVobject }),
};

test('there are 26 cards with ids of six signs', () => {
  expect(cardRecords).toHaveLength(26);
  for (const { id } of cardRecords) expect(id).toMatch(/^[a-z0-9]{6}$/);
});

test('every person has a photo, no placeholder has one', async () => {
  for (const card of cardRecords) {
    const { name, title } = card;
    const hasPhoto = matchPerson(linked(card), members) !== undefined;
    expect({ name, hasPhoto }).toEqual({ name, hasPhoto: title !== 'Position Title' });
  }
});

describe.each(cardRecords)('the contact file of $name', (card) => {
  test.each(Object.entries(readers))('says the same to %s', async (_name, read) => {
    const { name, firstName, lastName, title, organization, phone, email, id } = card;
    const portrait = matchPerson(linked(card), members)?.portrait;
    const photo = portrait && (await makePhoto(resolve('content/team', portrait)));
    const contact = {
      name,
      firstName,
      lastName,
      title,
      organization,
      phone,
      email,
      url: cardUrl(id),
    };
    expect(read(writeVcard({ ...contact, photo: photo || undefined }))).toEqual({
      ...contact,
      photo: photo ? Buffer.from(photo).toString('base64') : null,
    });
  });
});

const linked = ({ name, person }: { name: string; person?: string }) => ({
  name,
  person: person ? { id: person } : undefined,
});
