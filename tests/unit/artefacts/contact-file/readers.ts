import ICAL from 'ical.js';
import VCard from 'vcf';
import type { Contact } from '#artefacts/contact-file/vcard.ts';

export type Fields = Omit<Contact, 'photo'> & { photo: string | null };

export function readWithIcal(file: string): Fields {
  const card = new ICAL.Component(ICAL.parse(file));
  const names: unknown = card.getFirstProperty('n')?.getFirstValue();
  const photo = card.getFirstPropertyValue('photo');
  return readFields(
    // ical.js unescapes `\;` only in lists, although RFC 2426 escapes it everywhere.
    (field) => String(card.getFirstPropertyValue(field)).replaceAll(String.raw`\;`, ';'),
    photo instanceof ICAL.Binary ? photo.value : null,
    Array.isArray(names) ? names.map(String) : [],
  );
}

/** vcf undoes the folding and leaves the escapes. */
export function readWithVcf(file: string): Fields {
  const card = new VCard().parse(file);
  const raw = (field: string) => card.get(field)?.valueOf();
  return readFields(
    (field) => unescapeText(raw(field) ?? ''),
    raw('photo') ?? null,
    raw('n')
      ?.split(/(?<=(?<!\\)(?:\\\\)*);/)
      .map(unescapeText),
  );
}

function readFields(
  text: (field: string) => string,
  photo: string | null,
  [lastName = '', firstName = '']: string[] = [],
): Fields {
  return {
    name: text('fn'),
    lastName,
    firstName,
    organization: text('org'),
    title: text('title'),
    phone: text('tel'),
    email: text('email'),
    url: text('url'),
    photo,
  };
}

const unescapeText = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_, escaped) => (/n/i.test(escaped) ? '\n' : escaped));
