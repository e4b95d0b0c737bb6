import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

type StudyFacts = Pick<CollectionEntry<'caseStudies'>['data'], 'order' | 'title' | 'result'>;
export interface Study extends StudyFacts {
  id: string;
  /** The ids of the services that went into it. */
  services: string[];
}
export type Service = Pick<CollectionEntry<'services'>['data'], 'order' | 'title'> & { id: string };

const inOrder = <Entry extends { order: number }>(entries: Entry[]) =>
  entries.toSorted((a, b) => a.order - b.order);

export const studies: Study[] = inOrder(readEntries<Study>('case-studies'));
export const services: Service[] = inOrder(readEntries<Service>('services'));

const team = members.map((member) => ({ id: member.id, data: member }));

/** The portrait of the owner of a card, as the member's file names it. */
const portraitOf = ({ name, person }: CardRecord) =>
  matchPerson({ name, person: person ? { id: person } : undefined }, team)?.data.portrait;

export const cardsWithPhoto = cardRecords.filter(portraitOf);

export const cardUrl = (id: string) => `${site.url}/cards/${id}`;

function readEntries<Entry>(folder: string): Entry[] {
  return listIds(folder).map((id) => ({
    id,
    ...fill(composeLetters(parse(readFacts(`content/${folder}/${id}`))), firmFacts(site)),
  }));
}

/** The YAML of an entry. In Markdown it is between two lines of hyphens. */
function readFacts(path: string): string {
  if (existsSync(`${path}.yaml`)) return readFileSync(`${path}.yaml`, 'utf8');
  return readFileSync(`${path}.md`, 'utf8').split(/^---$/m)[1] ?? '';
}
