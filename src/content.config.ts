import { defineCollection } from 'astro:content';
import type { BaseSchema } from 'astro:content';
import { file, glob } from 'astro/loaders';
import * as entries from './collections/schemas/entries.ts';
import { forms, options } from './collections/schemas/forms.ts';
import { legalPage, pages } from './collections/schemas/pages.ts';
import { site } from './collections/schemas/site.ts';

const base = './content';

/** A collection of one entry, whose id is the file's name. */
const single = <Schema extends BaseSchema>(pattern: string, schema: Schema) =>
  defineCollection({ loader: glob({ base, pattern }), schema });

export const collections = {
  site: single('site.yaml', site),
  options: single('options.yaml', options),
  forms: single('forms.yaml', forms),

  homePage: single('pages/home.yaml', pages.home),
  servicesPage: single('pages/services.yaml', pages.services),
  workPage: single('pages/work.yaml', pages.work),
  teamPage: single('pages/team.yaml', pages.team),
  joinUsPage: single('pages/joinus.yaml', pages.joinUs),
  getStartedPage: single('pages/get-started.yaml', pages.getStarted),
  notFoundPage: single('pages/not-found.yaml', pages.notFound),
  cardNotFoundPage: single('pages/card-not-found.yaml', pages.cardNotFound),
  cardPage: single('pages/card.yaml', pages.card),

  services: defineCollection({
    loader: glob({ base: `${base}/services`, pattern: '*.yaml' }),
    schema: entries.service,
  }),
  caseStudies: defineCollection({
    loader: glob({ base: `${base}/case-studies`, pattern: '*.md' }),
    schema: entries.caseStudy,
  }),
  team: defineCollection({
    loader: glob({ base: `${base}/team`, pattern: '*.yaml' }),
    schema: entries.teamMember,
  }),
  cards: defineCollection({
    loader: glob({ base: `${base}/cards`, pattern: '*.yaml' }),
    schema: entries.card,
  }),
  posts: defineCollection({
    loader: glob({ base: `${base}/posts`, pattern: '*.yaml' }),
    schema: entries.post,
  }),
  legal: defineCollection({
    loader: glob({ base: `${base}/legal`, pattern: '*.md' }),
    schema: legalPage,
  }),

  trueColors: defineCollection({
    loader: file(`${base}/true-colors.yaml`),
    schema: entries.trueColor,
  }),
  clients: defineCollection({
    loader: file(`${base}/clients.yaml`),
    schema: entries.mark,
  }),
  affiliations: defineCollection({
    loader: file(`${base}/affiliations.yaml`),
    schema: entries.mark,
  }),
};
