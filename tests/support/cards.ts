import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { matchPerson } from '../../src/artefacts/contact-file/match-person.ts';

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
  role?: string;
  portrait?: string;
}

/** The cards as an editor wrote them. */
export const cardRecords: CardRecord[] = readEntries('content/cards');

/** In the order of the wall. */
export const members: Member[] = readEntries<Member>('content/team').toSorted(
  (a, b) => Number(a.id) - Number(b.id),
);

/** The picture of a card's owner, as the team's file names it. */
export const portraitOf = ({ name, person }: CardRecord) =>
  matchPerson({ name, person: person ? { id: person } : undefined }, members)?.portrait;

export const cardsWithPhoto = cardRecords.filter(portraitOf);

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
