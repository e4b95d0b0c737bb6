import type { CollectionEntry } from 'astro:content';
import { type ViewName, views } from '#ui/ridges/views.ts';
import { getSite, listIndexedPages, listLegalPages } from './queries.ts';

/** The picture that networks show beside a shared link. */
export interface SocialImage {
  path: string;
  brand: string;
  heading: string;
  line: string;
  /** The landscape behind the words. */
  view: ViewName;
  alt: string;
}

/** The pictures of all indexed pages, each with the name of its page. */
export async function listSocialImages(): Promise<(SocialImage & { page: string })[]> {
  const { name: brand, tagline, headline } = await getSite();
  const pages = [...(await listIndexedPages()), ...(await listLegalPages())];
  return Promise.all(
    pages.map(async ({ id: page, data }) => {
      // The heading of Home is the headline of the firm.
      const heading = 'heading' in data ? data.heading : headline;
      const line = data.socialLine ?? tagline;
      const view = isView(page) ? page : 'card';
      const path = `/og/${page}.jpg`;
      return { page, ...(await describe({ path, brand, heading, line, view })) };
    }),
  );
}

const isView = (name: string): name is ViewName => name in views;

/** The front of a card. */
export const cardImage = ({ id, data }: CollectionEntry<'cards'>): Promise<SocialImage> =>
  describe({
    path: `/cards/${id}.jpg`,
    brand: data.organization,
    heading: data.name,
    line: data.title,
    view: 'card',
  });

async function describe(image: Omit<SocialImage, 'alt'>): Promise<SocialImage> {
  const { frame } = await getSite();
  const alt = [image.brand, image.heading, image.line, frame.socialImage]
    .map((sentence) => sentence.replace(/[^.?!]$/, '$&.'))
    .join(' ');
  return { ...image, alt };
}
