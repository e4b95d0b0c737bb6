import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { matchPerson } from '../../src/artefacts/contact-file/match-person.ts';
import { fill, firmFacts } from '../../src/lib/firm/fill.ts';

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

export interface Member {
  id: string;
  name: string;
  role?: string;
  purpose: string;
  colorType: string;
  portrait?: string;
}

export const site: Parameters<typeof firmFacts>[0] & { url: string } = parse(
  readFileSync('content/site.yaml', 'utf8'),
);

/** The cards as an editor wrote them, with the facts of the firm filled in. */
export const cardRecords: CardRecord[] = readEntries<CardRecord>('content/cards').map((card) => ({
  ...card,
  organization: card.organization ?? site.name,
}));

/** In the order of the wall. */
export const members: Member[] = readEntries<Member>('content/team').toSorted(
  (a, b) => Number(a.id) - Number(b.id),
);

/** The picture of a card's owner, as the team's file names it. */
const portraitOf = ({ name, person }: CardRecord) =>
  matchPerson({ name, person: person ? { id: person } : undefined }, members)?.portrait;

export const cardsWithPhoto = cardRecords.filter(portraitOf);

export const cardUrl = (id: string) => `${site.url}/cards/${id}`;

function readEntries<Entry>(folder: string): Entry[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({
      id: file.replace('.yaml', ''),
      ...fill(parse(readFileSync(`${folder}/${file}`, 'utf8')), firmFacts(site)),
    }));
}
