import type { CollectionEntry } from 'astro:content';

type Facts = 'name' | 'firstName' | 'lastName' | 'title' | 'organization' | 'phone' | 'email';

export interface Contact extends Pick<CollectionEntry<'cards'>['data'], Facts> {
  url: string;
  /** A JPEG. */
  photo?: Uint8Array | undefined;
}

/**
 * A contact file: vCard 3.0 (RFC 2426) in the line format of RFC 2425. The photo is last, because some readers stop at a
 * value that is too long for them.
 */
export function writeVcard(contact: Contact): string {
  const { name, firstName, lastName, title, organization, phone, email, url, photo } = contact;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(organization)}`,
    `TITLE:${escapeText(title)}`,
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`,
    // A URI is not text and is not escaped (RFC 2426, section 3.6.8).
    `URL:${url}`,
  ];
  if (photo) lines.push(`PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(photo).toString('base64')}`);
  lines.push('END:VCARD');
  return lines.map((line) => foldLine(line) + lineEnd).join('');
}

/** The name that a contact's files are saved under, without its ending: Ada-Lovelace */
export const nameFiles = (name: string) => name.trim().replaceAll(/\s+/g, '-');

// A line ends in CRLF on every system (RFC 2425, section 5.8.1).
const lineEnd = '\r\n';

/** RFC 2426, section 4: backslash, semicolon, comma and any kind of line break. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, String.raw`\n`);
}

/** A line has at most 75 octets, without its CRLF (RFC 2425, section 5.8.1). */
function foldLine(line: string): string {
  const lines = [''];
  for (const character of line) {
    const longer = `${lines.at(-1)}${character}`;
    // The space at the start of a continued line counts too.
    if (Buffer.byteLength(longer) > 75) lines.push(` ${character}`);
    else lines.splice(-1, 1, longer);
  }
  return lines.join(lineEnd);
}
