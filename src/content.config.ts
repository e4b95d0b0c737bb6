import { defineCollection } from 'astro:content';
import type { BaseSchema } from 'astro:content';
import { file, glob } from 'astro/loaders';
import * as schemas from './lib/content/schemas.ts';

const base = './content';

/** A collection of one entry, whose id is the file's name. */
const single = <Schema extends BaseSchema>(pattern: string, schema: Schema) =>
  defineCollection({ loader: glob({ base, pattern }), schema });

export const collections = {
  site: single('site.yaml', schemas.site),
  options: single('options.yaml', schemas.options),
  forms: single('forms.yaml', schemas.forms),

  homePage: single('pages/home.yaml', schemas.pages.home),
  servicesPage: single('pages/services.yaml', schemas.pages.services),
  workPage: single('pages/work.yaml', schemas.pages.work),
  teamPage: single('pages/team.yaml', schemas.pages.team),
  joinUsPage: single('pages/joinus.yaml', schemas.pages.joinUs),
  getStartedPage: single('pages/get-started.yaml', schemas.pages.getStarted),
  notFoundPage: single('pages/not-found.yaml', schemas.pages.notFound),
  cardNotFoundPage: single('pages/card-not-found.yaml', schemas.pages.cardNotFound),
  cardPage: single('pages/card.yaml', schemas.pages.card),

  services: defineCollection({
    loader: glob({ base: `${base}/services`, pattern: '*.yaml' }),
    schema: schemas.service,
  }),
  caseStudies: defineCollection({
    loader: glob({ base: `${base}/case-studies`, pattern: '*.md' }),
    schema: schemas.caseStudy,
  }),
  team: defineCollection({
    loader: glob({ base: `${base}/team`, pattern: '*.yaml' }),
    schema: schemas.teamMember,
  }),
  cards: defineCollection({
    loader: glob({ base: `${base}/cards`, pattern: '*.yaml' }),
    schema: schemas.card,
  }),
  posts: defineCollection({
    loader: glob({ base: `${base}/posts`, pattern: '*.yaml' }),
    schema: schemas.post,
  }),
  legal: defineCollection({
    loader: glob({ base: `${base}/legal`, pattern: '*.md' }),
    schema: schemas.legalPage,
  }),

  trueColors: defineCollection({
    loader: file(`${base}/true-colors.yaml`),
    schema: schemas.trueColor,
  }),
  clients: defineCollection({
    loader: file(`${base}/clients.yaml`),
    schema: schemas.mark,
  }),
  affiliations: defineCollection({
    loader: file(`${base}/affiliations.yaml`),
    schema: schemas.mark,
  }),
};
