import { resolve } from 'node:path';
import { makePhoto } from '#artefacts/contact-file/photo.ts';
import { writeVcard } from '#artefacts/contact-file/vcard.ts';
import { describe, expect, test } from 'vitest';
import { cardRecords, cardsWithPhoto, cardUrl, portraitOf } from '../support/cards.ts';
import {
  hasVobject,
  readWithIcal,
  readWithVcf,
  readWithVobject,
} from '../unit/artefacts/contact-file/readers.ts';

const readers = {
  'ical.js': readWithIcal,
  vcf: readWithVcf,
  ...(hasVobject() && { vobject: readWithVobject }),
};

test('there are at least the 26 cards of the specification, with ids of six signs', () => {
  expect(cardRecords.length).toBeGreaterThanOrEqual(26);
  for (const { id } of cardRecords) expect(id).toMatch(/^[a-z0-9]{6}$/);
});

test('at least the 18 people of the specification have a photo, and no placeholder has one', () => {
  expect(cardsWithPhoto.length).toBeGreaterThanOrEqual(18);
  expect(cardsWithPhoto.filter(({ title }) => title === 'Position Title')).toEqual([]);
});

describe.each(cardRecords)('the contact file of $name', (card) => {
  test.each(Object.entries(readers))('says the same to %s', async (_name, read) => {
    const { name, firstName, lastName, title, organization, phone, email, id } = card;
    const portrait = portraitOf(card);
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
