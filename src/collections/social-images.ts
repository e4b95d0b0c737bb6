import type { CollectionEntry } from 'astro:content';
import { type Card, getSite, listEntries } from './queries.ts';
import { collectionOf } from './page-collections.ts';
import { indexedPages } from './schemas/pages.ts';

/** The hour of day that goes with each True Color (src/styles/hours.ts). */
type Hour = CollectionEntry<'team'>['data']['colorType'];

/** The picture that networks show beside a shared link. */
export interface SocialImage {
  /** The file of content/ that its words are from. */
  source: string;
  brand: string;
  heading: string;
  line: string;
  /** The name of its page, whose landscape is behind the words. */
  page: string;
  /** If it is the front of a card: which one, and the hour of day on it. */
  card?: { id: string; hour: Hour };
}

/** The pictures of all indexed pages. */
export async function listSocialImages(): Promise<SocialImage[]> {
  const { name: brand, tagline, headline } = await getSite();
  const names = Object.keys(indexedPages) as (keyof typeof indexedPages)[];
  const pages = names.map((name) => listEntries(collectionOf[name]));
  return (await Promise.all([...pages, listEntries('legal')]))
    .flat()
    .map(({ id: page, data, filePath }) => ({
      page,
      source: filePath ?? page,
      brand,
      // The heading of Home is the headline of the firm.
      heading: 'heading' in data ? data.heading : headline,
      line: data.socialLine ?? tagline,
    }));
}

/** The front of a card. */
export const cardImage = ({
  id,
  organization,
  name,
  title,
  hour,
}: Card & { hour: Hour }): SocialImage => ({
  source: `content/cards/${id}.yaml`,
  brand: organization,
  heading: name,
  line: title,
  page: 'card',
  card: { id, hour },
});
