import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface CardRecord {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  title: string;
  organization: string;
  phone: string;
  email: string;
  person?: string;
}

interface Member {
  id: string;
  name: string;
  portrait?: string;
}

/** The cards as an editor wrote them. */
export const cardRecords: CardRecord[] = readEntries('content/cards');

export const members: Member[] = readEntries('content/team');

const site: { url: string } = parse(readFileSync('content/site.yaml', 'utf8'));

/** Where a card will be published. */
export const cardUrl = (id: string) => `${site.url}/cards/${id}`;

function readEntries<Entry>(folder: string): Entry[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({
      id: file.replace('.yaml', ''),
      ...parse(readFileSync(`${folder}/${file}`, 'utf8')),
    }));
}
