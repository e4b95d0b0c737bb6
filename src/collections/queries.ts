import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { fill, firmFacts } from '#lib/firm/fill.ts';
import { pageAddress } from '#lib/url/page-address.ts';
import type { pages } from './schemas/pages.ts';

/** The entries of a collection in their order, with the facts of the firm filled in for words in braces. */
export async function listEntries<Key extends CollectionKey>(key: Key) {
  const [site] = await getCollection('site');
  const entries: CollectionEntry<Key>[] = await getCollection(key);
  const sorted = entries.toSorted((a, b) => placeOf(a) - placeOf(b));
  return site ? fill(sorted, firmFacts(site.data)) : sorted;
}

/** The place that an entry states, or else the number that is its id. Where neither exists, Astro's order stays. */
const placeOf = ({ id, data }: CollectionEntry<CollectionKey>) =>
  Number('order' in data ? data.order : id);

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

/** The business cards, with the addresses of their pages. */
export const listCards = async () =>
  (await listEntries('cards')).map(({ id, data }) => ({
    ...data,
    id,
    url: pageAddress(`/cards/${id}`),
  }));
export type Card = Awaited<ReturnType<typeof listCards>>[number];

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
