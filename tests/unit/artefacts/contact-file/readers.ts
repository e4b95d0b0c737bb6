import ICAL from 'ical.js';
import VCard from 'vcf';

export interface Fields {
  name: string;
  lastName: string;
  firstName: string;
  organization: string;
  title: string;
  phone: string;
  email: string;
  url: string;
  photo: string | null;
}

export function readWithIcal(file: string): Fields {
  const card = new ICAL.Component(ICAL.parse(file));
  // ical.js unescapes `\;` only in lists, although RFC 2426 escapes it everywhere.
  const text = (field: string) =>
    String(card.getFirstPropertyValue(field)).replaceAll(String.raw`\;`, ';');
  const names: unknown = card.getFirstProperty('n')?.getFirstValue();
  const [lastName, firstName] = Array.isArray(names) ? names.map(String) : [];
  const photo = card.getFirstPropertyValue('photo');
  return {
    name: text('fn'),
    lastName: lastName ?? '',
    firstName: firstName ?? '',
    organization: text('org'),
    title: text('title'),
    phone: text('tel'),
    email: text('email'),
    url: text('url'),
    photo: photo instanceof ICAL.Binary ? photo.value : null,
  };
}

/** vcf undoes the folding and leaves the escapes. */
export function readWithVcf(file: string): Fields {
  const card = new VCard().parse(file);
  const raw = (field: string) => card.get(field)?.valueOf() ?? '';
  const text = (field: string) => unescapeText(raw(field));
  const [lastName = '', firstName = ''] = raw('n')
    .split(/(?<=(?<!\\)(?:\\\\)*);/)
    .map(unescapeText);
  return {
    name: text('fn'),
    lastName,
    firstName,
    organization: text('org'),
    title: text('title'),
    phone: text('tel'),
    email: text('email'),
    url: raw('url'),
    photo: card.get('photo')?.valueOf() ?? null,
  };
}

const unescapeText = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_, escaped) => (/n/i.test(escaped) ? '\n' : escaped));
