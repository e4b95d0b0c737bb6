import type { CollectionEntry } from 'astro:content';
import { type ViewName, views } from '#ui/ridges/views.ts';
import { getPage, getSite, listLegalPages } from './queries.ts';

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
  const legal = (await listLegalPages()).map(({ id, data }) => ({ page: id, ...data }));
  const pages = [
    { page: 'home', heading: headline, ...(await getPage('home')) },
    { page: 'services', ...(await getPage('services')) },
    { page: 'work', ...(await getPage('work')) },
    { page: 'team', ...(await getPage('team')) },
    { page: 'joinus', ...(await getPage('joinUs')) },
    { page: 'get-started', ...(await getPage('getStarted')) },
    ...legal,
  ];
  return Promise.all(
    pages.map(async ({ page, heading, socialLine: line = tagline }) => {
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
