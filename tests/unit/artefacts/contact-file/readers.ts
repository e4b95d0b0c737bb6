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
  // ical.js leaves `\;` as it is outside of lists, although RFC 2426 has it escaped everywhere.
  const text = (field: string) =>
    String(card.getFirstPropertyValue(field)).replaceAll(String.raw`\;`, ';');
  const names: unknown = card.getFirstProperty('n')?.getFirstValue();
  const [lastName, firstName] = Array.isArray(names) ? names.map(String) : [];
  return {
    name: text('fn'),
    lastName: lastName ?? '',
    firstName: firstName ?? '',
    organization: text('org'),
    title: text('title'),
    phone: text('tel'),
    email: text('email'),
    url: text('url'),
    photo: card.hasProperty('photo') ? photoText(card.getFirstPropertyValue('photo')) : null,
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

function unescapeText(text: string): string {
  return text.replaceAll(/\\([\\;,nN])/g, (_, escaped: string) =>
    escaped.toLowerCase() === 'n' ? '\n' : escaped,
  );
}

function photoText(value: unknown): string {
  return value instanceof ICAL.Binary ? value.value : String(value);
}
