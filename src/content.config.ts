import { defineCollection } from 'astro:content';
import type { BaseSchema, SchemaContext } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { card } from './collections/schemas/card.ts';
import { caseStudy } from './collections/schemas/case-study.ts';
import { forms, options } from './collections/schemas/forms.ts';
import { mark } from './collections/schemas/mark.ts';
import { legalPage, pages } from './collections/schemas/pages.ts';
import { post } from './collections/schemas/post.ts';
import { service } from './collections/schemas/service.ts';
import { site } from './collections/schemas/site.ts';
import { teamMember } from './collections/schemas/team-member.ts';
import { trueColor } from './collections/schemas/true-color.ts';

const base = './content';

type Shape<Schema> = Schema | ((context: SchemaContext) => Schema);

/** A collection of one entry, whose id is the file's name. */
const single = <Schema extends BaseSchema>(pattern: string, schema: Schema) =>
  defineCollection({ loader: glob({ base, pattern }), schema });

/** A collection with a file for each entry. */
const folder = <Schema extends BaseSchema>(name: string, pattern: string, schema: Shape<Schema>) =>
  defineCollection({ loader: glob({ base: `${base}/${name}`, pattern }), schema });

/** A collection whose entries are a list in one file. */
const list = <Schema extends BaseSchema>(name: string, schema: Schema) =>
  defineCollection({ loader: file(`${base}/${name}`), schema });

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

  services: folder('services', '*.yaml', service),
  caseStudies: folder('case-studies', '*.md', caseStudy),
  team: folder('team', '*.yaml', teamMember),
  cards: folder('cards', '*.yaml', card),
  posts: folder('posts', '*.yaml', post),
  legal: folder('legal', '*.md', legalPage),

  trueColors: list('true-colors.yaml', trueColor),
  clients: list('clients.yaml', mark),
  affiliations: list('affiliations.yaml', mark),
};
