import { readdirSync, readFileSync } from 'node:fs';
import type { CollectionEntry } from 'astro:content';
import { parse } from 'yaml';
import { matchPerson } from '../../src/collections/match-person.ts';
import type { Contact } from '../../src/artefacts/contact-file/vcard.ts';
import { fill, firmFacts } from '../../src/lib/firm/fill.ts';
import { composeLetters } from '../../src/lib/text/compose-letters.ts';

export const listIds = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => file.replace(/\.\w+$/, ''))
    .toSorted();

export interface CardRecord extends Omit<Contact, 'url' | 'photo'> {
  id: string;
  person?: string;
}

type Shown = 'name' | 'role' | 'purpose' | 'colorType';
export interface Member extends Pick<CollectionEntry<'team'>['data'], Shown> {
  id: string;
  portrait?: string;
}

export const site: Parameters<typeof firmFacts>[0] & { url: string } = parse(
  readFileSync('content/site.yaml', 'utf8'),
);

/** The cards in content/, with the facts of the firm filled in. */
export const cardRecords: CardRecord[] = readEntries<CardRecord>('cards').map((card) => ({
  ...card,
  organization: card.organization ?? site.name,
}));

/** In the order of the wall. */
export const members: Member[] = readEntries<Member>('team').toSorted(
  (a, b) => Number(a.id) - Number(b.id),
);

const team = members.map((member) => ({ id: member.id, data: member }));

/** The portrait of the owner of a card, as the member's file names it. */
const portraitOf = ({ name, person }: CardRecord) =>
  matchPerson({ name, person: person ? { id: person } : undefined }, team)?.data.portrait;

export const cardsWithPhoto = cardRecords.filter(portraitOf);

export const cardUrl = (id: string) => `${site.url}/cards/${id}`;

function readEntries<Entry>(folder: string): Entry[] {
  return listIds(folder).map((id) => ({
    id,
    ...fill(
      composeLetters(parse(readFileSync(`content/${folder}/${id}.yaml`, 'utf8'))),
      firmFacts(site),
    ),
  }));
}
