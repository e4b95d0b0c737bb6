import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { fill, firmFacts } from '#lib/firm/fill.ts';
import { pageAddress } from '#lib/structured-data/graph.ts';
import { indexedPages, type pages } from './schemas/pages.ts';

type Ordered = { data: { order: number } };
const byOrder = (a: Ordered, b: Ordered) => a.data.order - b.data.order;
const byNumber = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id);

/** The entries of a collection, with the facts of the firm filled in for words in braces. */
async function listEntries<Key extends CollectionKey>(key: Key): Promise<CollectionEntry<Key>[]> {
  const [site] = await getCollection('site');
  const entries: CollectionEntry<Key>[] = await getCollection(key);
  return site ? fill(entries, firmFacts(site.data)) : entries;
}

/** The only entry of a collection that is one file. */
async function getSingle<Key extends CollectionKey>(
  key: Key,
): Promise<CollectionEntry<Key>['data']> {
  const [entry] = await listEntries(key);
  if (!entry) throw new Error(`The collection ${key} is empty: its file in content/ is missing.`);
  return entry.data;
}

export const getSite = () => getSingle('site');

/** The texts of one page, from content/pages. */
export const getPage = <Name extends keyof typeof pages>(name: Name) => getSingle(`${name}Page`);

const indexed = Object.keys(indexedPages) as (keyof typeof indexedPages)[];

/** The pages that search engines index, besides the legal ones. The id is the name in the address. */
export const listIndexedPages = async () =>
  (await Promise.all(indexed.map((name) => listEntries(`${name}Page`)))).flat();

export const listServices = async () => (await listEntries('services')).toSorted(byOrder);
export const listCaseStudies = async () => (await listEntries('caseStudies')).toSorted(byOrder);
export const listTeam = async () => (await listEntries('team')).toSorted(byNumber);
export const listTrueColors = async () => (await listEntries('trueColors')).toSorted(byNumber);
export const listClients = async () => (await listEntries('clients')).toSorted(byNumber);
export const listAffiliations = async () => (await listEntries('affiliations')).toSorted(byNumber);

/** The business cards, with the addresses of their pages. */
export const listCards = async () =>
  (await listEntries('cards')).map(({ id, data }) => ({
    ...data,
    id,
    url: pageAddress(`/cards/${id}`),
  }));
export type Card = Awaited<ReturnType<typeof listCards>>[number];

export const listLegalPages = () => listEntries('legal');

/** Social posts, the newest first. */
export const listPosts = async () =>
  (await listEntries('posts'))
    .filter(({ data }) => !data.draft)
    .toSorted((a, b) => Number(b.data.created) - Number(a.data.created));

type Named<Key> = { collection: Key; id: string };

/** The entry that a `reference()` names. The content check refuses a reference to nothing. */
export async function getNamed<Key extends CollectionKey>({ collection, id }: Named<Key>) {
  const entry = (await listEntries(collection)).find((each) => each.id === id);
  if (!entry) throw new Error(`An entry of content/ names “${id}”, which does not exist.`);
  return entry;
}
