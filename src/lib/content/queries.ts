import { getCollection, getEntry } from 'astro:content';
import type { CollectionEntry, CollectionKey } from 'astro:content';

type Ordered = CollectionEntry<'services' | 'caseStudies'>;

const byOrder = (a: Ordered, b: Ordered) => a.data.order - b.data.order;
const byNumber = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id);

/** The only entry of a collection that is one file. */
async function getSingle<Key extends CollectionKey>(
  key: Key,
): Promise<CollectionEntry<Key>['data']> {
  const [entry] = await getCollection(key);
  if (!entry) throw new Error(`The collection ${key} is empty: its file in content/ is missing.`);
  return entry.data;
}

export const getSite = () => getSingle('site');
export const getForms = () => getSingle('forms');

type PageName =
  | 'home'
  | 'services'
  | 'work'
  | 'team'
  | 'joinUs'
  | 'getStarted'
  | 'notFound'
  | 'cardNotFound'
  | 'card';

/** The texts of one page, from content/pages. */
export const getPage = <Name extends PageName>(name: Name) => getSingle(`${name}Page`);

export const listServices = async () => (await getCollection('services')).toSorted(byOrder);
export const listCaseStudies = async () => (await getCollection('caseStudies')).toSorted(byOrder);
export const listTeam = async () => (await getCollection('team')).toSorted(byNumber);
export const listCards = () => getCollection('cards');
export const listLegalPages = () => getCollection('legal');
export const listTrueColors = () => getCollection('trueColors');
export const listClients = () => getCollection('clients');
export const listAffiliations = () => getCollection('affiliations');

/** Social posts, the newest first. */
export const listPosts = async () =>
  (await getCollection('posts')).toSorted(
    (a, b) => Number(b.data.created) - Number(a.data.created),
  );

/** The service that a `reference()` names. A dead reference is an error of the content. */
export async function getService({ id }: { id: string }) {
  const entry = await getEntry('services', id);
  if (!entry)
    throw new Error(
      `A case study names the service “${id}”, but content/services/${id}.yaml does not exist.`,
    );
  return entry;
}
