import type { CollectionEntry } from 'astro:content';
import { getPage, getSite, listLegalPages } from './queries.ts';

/** What networks show beside a shared link. */
export interface SocialImage {
  /** Where the picture is. */
  path: string;
  /** The words in it. */
  brand: string;
  heading: string;
  line: string;
  alt: string;
}

/** The pictures of the pages that are indexed, each with the address of its page. */
export async function listSocialImages(): Promise<(SocialImage & { page: string })[]> {
  const { name: brand, tagline, headline } = await getSite();
  const pages = [
    { page: '/', heading: headline, ...(await getPage('home')) },
    { page: '/services', ...(await getPage('services')) },
    { page: '/work', ...(await getPage('work')) },
    { page: '/team', ...(await getPage('team')) },
    { page: '/joinus', ...(await getPage('joinUs')) },
    { page: '/get-started', ...(await getPage('getStarted')) },
    ...(await listLegalPages()).map(({ id, data }) => ({ page: `/${id}`, ...data })),
  ];
  return Promise.all(
    pages.map(async ({ page, heading, socialLine: line = tagline }) => ({
      page,
      ...(await describe({ path: `/og/${page.slice(1) || 'home'}.jpg`, brand, heading, line })),
    })),
  );
}

/** The front of a card. */
export const cardImage = ({ id, data }: CollectionEntry<'cards'>): Promise<SocialImage> =>
  describe({
    path: `/cards/${id}.jpg`,
    brand: data.organization,
    heading: data.name,
    line: data.title,
  });

async function describe(image: Omit<SocialImage, 'alt'>): Promise<SocialImage> {
  const { frame } = await getSite();
  const alt = [image.brand, image.heading, image.line, frame.socialImage]
    .map((sentence) => sentence.replace(/[^.?!]$/, '$&.'))
    .join(' ');
  return { ...image, alt };
}
