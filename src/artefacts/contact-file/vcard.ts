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
  const { phone, email, url, photo } = contact;
  const lines = [
    ...begin(contact),
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`,
    // A URI is not text and is not escaped (RFC 2426, section 3.6.8).
    `URL:${url}`,
    // An address book that knows it updates the contact when it is saved again.
    `UID:${url}`,
  ];
  if (photo) lines.push(`PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(photo).toString('base64')}`);
  lines.push('END:VCARD');
  return lines.map((line) => foldLine(markCharset(line)) + lineEnd).join('');
}

/**
 * The contact as the content of a QR code: as short as can be, because each byte makes the squares of the code smaller.
 * No line is folded, because some scanners do not join them again.
 */
export function writeContactCode(contact: Contact): string {
  const { phone, email, url } = contact;
  const lines = [
    ...begin(contact),
    `TEL:${phone}`,
    `EMAIL:${escapeText(email)}`,
    `URL:${url}`,
    'END:VCARD',
  ];
  return lines.join(lineEnd);
}

/** The name that a contact's files are saved under, without its ending: Ada-Lovelace */
export const nameFiles = (name: string) => name.trim().replaceAll(/\s+/g, '-');

/** What the file and the code have in common. Somebody with one name has an empty part in `N`. */
const begin = ({ name, firstName, lastName, organization, title }: Contact) => [
  'BEGIN:VCARD',
  'VERSION:3.0',
  `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
  `FN:${escapeText(name)}`,
  `ORG:${escapeText(organization)}`,
  `TITLE:${escapeText(title)}`,
];

// A line ends in CRLF on every system (RFC 2425, section 5.8.1).
const lineEnd = '\r\n';

/**
 * Classic Outlook reads a line in the code page of its system unless the line says otherwise ("JosÃ©" for "José"). RFC 2426
 * leaves the character set to the mail around the file; the parameter is vCard 2.1’s, and the readers in the tests know it.
 */
const markCharset = (line: string) =>
  /[^\0-\x7F]/.test(line) ? line.replace(':', ';CHARSET=UTF-8:') : line;

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
