import { type ViewName, views } from '#ui/ridges/views.ts';
import { type Card, getSite, listEntries } from './queries.ts';
import { indexedPages } from './schemas/pages.ts';

/** The picture that networks show beside a shared link. */
export interface SocialImage {
  brand: string;
  heading: string;
  line: string;
  /** The landscape behind the words. */
  view: ViewName;
}

/** The pictures of all indexed pages, each with the name of its page. */
export async function listSocialImages(): Promise<(SocialImage & { page: string })[]> {
  const { name: brand, tagline, headline } = await getSite();
  const names = Object.keys(indexedPages) as (keyof typeof indexedPages)[];
  const pages = names.map((name) => listEntries(`${name}Page`));
  return (await Promise.all([...pages, listEntries('legal')])).flat().map(({ id: page, data }) => ({
    page,
    brand,
    // The heading of Home is the headline of the firm.
    heading: 'heading' in data ? data.heading : headline,
    line: data.socialLine ?? tagline,
    view: isView(page) ? page : 'card',
  }));
}

const isView = (name: string): name is ViewName => name in views;

/** The front of a card. */
export const cardImage = ({ organization, name, title }: Card): SocialImage => ({
  brand: organization,
  heading: name,
  line: title,
  view: 'card',
});
