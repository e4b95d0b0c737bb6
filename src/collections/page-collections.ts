import type { CollectionKey } from 'astro:content';
import type { pages } from './schemas/pages.ts';

/** The collection of src/content.config.ts that holds the words of each page. */
export const collectionOf = {
  home: 'homePage',
  services: 'servicesPage',
  work: 'workPage',
  team: 'teamPage',
  joinus: 'joinusPage',
  getStarted: 'getStartedPage',
  notFound: 'notFoundPage',
  cardNotFound: 'cardNotFoundPage',
  card: 'cardPage',
} as const satisfies Record<keyof typeof pages, CollectionKey>;

export type PageName = keyof typeof collectionOf;
