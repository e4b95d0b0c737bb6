import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { priceFacts } from '#lib/estimate/estimate.ts';
import { fill, firmFacts } from '#lib/firm/fill.ts';
import { pageAddress } from '#lib/url/page-address.ts';
import { collectionOf, type PageName } from './page-collections.ts';

/** The entries of a collection in their order, with the facts of the firm filled in for words in braces. */
export async function listEntries<Key extends CollectionKey>(key: Key) {
  const [site] = await getCollection('site');
  const entries: CollectionEntry<Key>[] = await getCollection(key);
  const sorted = entries.toSorted(orders[key] ?? byName);
  if (!site) throw new Error('content/site.yaml is missing.');
  return fill(sorted, firmFacts(site.data));
}

type Order<Key extends CollectionKey> = (
  a: CollectionEntry<Key>,
  b: CollectionEntry<Key>,
) => number;

/** By the name of the file. */
const byName: Order<CollectionKey> = (a, b) => a.id.localeCompare(b.id, 'en');
/** By the number that is the name of the file, or the place in a list. */
const byNumber: Order<CollectionKey> = (a, b) => Number(a.id) - Number(b.id);
const byOrder: Order<'services' | 'caseStudies'> = (a, b) => a.data.order - b.data.order;

/** How each collection is ordered, if not by the names of its files. */
const orders: { [Key in CollectionKey]?: Order<Key> } = {
  services: byOrder,
  caseStudies: byOrder,
  team: byNumber,
  trueColors: byNumber,
  clients: byNumber,
  affiliations: byNumber,
  // The newest first.
  posts: (a, b) => Number(b.data.created) - Number(a.data.created),
};

/** The only entry of a collection that is one file. */
async function getSingle<Key extends CollectionKey>(
  key: Key,
): Promise<CollectionEntry<Key>['data']> {
  const [entry] = await listEntries(key);
  if (!entry) throw new Error(`The collection ${key} is empty: its file in content/ is missing.`);
  return entry.data;
}

export const getSite = () => getSingle('site');

/** The options of the forms. */
export const getOptions = () => getSingle('options');

export const getRates = () => getSingle('rates');

/** The texts of one page, from content/pages, with the prices filled in. */
export const getPage = async <Name extends PageName>(name: Name) =>
  fill(await getSingle(collectionOf[name]), priceFacts(await getRates()));

/** The page that a client gets after the first hour, and the estimate beside it. */
export const getOnePage = async () =>
  fill(await getSingle('onePage'), priceFacts(await getRates()));

/** The business cards, with the addresses of their pages. */
export const listCards = async () =>
  (await listEntries('cards')).map(({ id, data }) => ({
    ...data,
    id,
    url: pageAddress(`/cards/${id}`),
  }));
export type Card = Awaited<ReturnType<typeof listCards>>[number];

/** Social posts, the newest first. */
export const listPosts = () => listEntries('posts');

type Named<Key> = { collection: Key; id: string };

/** Like Astro's `getEntry`, but with the facts of the firm filled in. The content check refuses a reference to nothing. */
export async function getReferenced<Key extends CollectionKey>({ collection, id }: Named<Key>) {
  const entry = (await listEntries(collection)).find((each) => each.id === id);
  if (!entry) throw new Error(`An entry of content/ names “${id}”, which does not exist.`);
  return entry;
}

/** The case studies that go with the options of one list of content/options.yaml, for the links after sending. */
export async function listRelatedStudies(list: 'needs' | 'skills') {
  const options = (await getOptions())[list];
  const studies = await listEntries('caseStudies');
  const unknown = options.find(({ study }) => study && !studies.some(({ id }) => id === study));
  if (unknown)
    throw new Error(
      `content/options.yaml: the option “${unknown.id}” names the case study “${unknown.study}”, which does not exist.`,
    );
  return studies.map(({ id, data: { title, result } }) => ({
    href: `/work#${id}`,
    title,
    ...result,
    options: options.filter(({ study }) => study === id).map((option) => option.id),
  }));
}
