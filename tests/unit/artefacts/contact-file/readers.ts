import { execFileSync } from 'node:child_process';
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

const pythonReader = `
import base64, json, sys, vobject
card = vobject.readOne(sys.stdin.buffer.read().decode('utf-8'))
photo = base64.b64encode(card.photo.value).decode() if hasattr(card, 'photo') else None
print(json.dumps({
  'name': card.fn.value, 'lastName': card.n.value.family, 'firstName': card.n.value.given,
  'organization': card.org.value[0], 'title': card.title.value, 'phone': card.tel.value,
  'email': card.email.value, 'url': card.url.value, 'photo': photo,
}))
`;

export function readWithVobject(file: string): Fields {
  const answer: Fields = JSON.parse(
    execFileSync('python3', ['-c', pythonReader], { input: file, encoding: 'utf8' }),
  );
  return answer;
}

/** Python's vobject is there on the machines where it was installed, python3-vobject in Debian. */
export function hasVobject(): boolean {
  try {
    execFileSync('python3', ['-c', 'import vobject'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function unescapeText(text: string): string {
  return text.replaceAll(/\\([\\;,nN])/g, (_, escaped: string) =>
    escaped.toLowerCase() === 'n' ? '\n' : escaped,
  );
}

function photoText(value: unknown): string {
  return value instanceof ICAL.Binary ? value.value : String(value);
}
