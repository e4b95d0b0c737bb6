import type { CollectionEntry } from 'astro:content';
import type { ViewName } from '#ui/ridges/views.ts';
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

interface Page {
  page: string;
  heading: string;
  socialLine?: string | undefined;
  view?: ViewName;
}

/** The pictures of all indexed pages, each with the address of the page. */
export async function listSocialImages(): Promise<(SocialImage & { page: string })[]> {
  const { name: brand, tagline, headline } = await getSite();
  const legal = (await listLegalPages()).map(({ id, data }) => ({ page: `/${id}`, ...data }));
  const pages: Page[] = [
    { page: '/', view: 'home', heading: headline, ...(await getPage('home')) },
    { page: '/services', view: 'services', ...(await getPage('services')) },
    { page: '/work', view: 'work', ...(await getPage('work')) },
    { page: '/team', view: 'team', ...(await getPage('team')) },
    { page: '/joinus', view: 'joinus', ...(await getPage('joinUs')) },
    { page: '/get-started', view: 'get-started', ...(await getPage('getStarted')) },
    ...legal,
  ];
  return Promise.all(
    pages.map(async ({ page, heading, view = 'card', socialLine: line = tagline }) => {
      const path = `/og/${page.slice(1) || 'home'}.jpg`;
      return { page, ...(await describe({ path, brand, heading, line, view })) };
    }),
  );
}

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
