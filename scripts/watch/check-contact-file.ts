import { globSync } from 'node:fs';
import { parse } from 'node:path';
import ICAL from 'ical.js';
import { openAddress } from './open-address.ts';

/** Finds faults of the contact file of a card. */
export async function checkContactFile(site: URL): Promise<string[]> {
  const [card = ''] = globSync('content/cards/*.yaml').toSorted();
  const path = `/cards/${parse(card).name}.vcf`;
  const response = await openAddress(new URL(path, site));
  const type = response.headers.get('content-type') ?? 'nothing';
  const fault = (what: string) => [
    `${path} ${what}, so that "Save Contact" fails on the cards. Look at the last deploy in Netlify.`,
  ];
  if (response.status !== 200) return fault(`answers with status ${response.status}`);
  if (!type.startsWith('text/vcard')) return fault(`is sent as ${type}`);
  return readName(await response.text()) ? [] : fault('cannot be read as a contact');
}

/** The name that a phone would show, or undefined if it could not read the file. */
function readName(file: string): unknown {
  try {
    return new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('fn');
  } catch {
    return undefined;
  }
}
