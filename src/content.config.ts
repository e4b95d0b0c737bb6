import { type BaseSchema, defineCollection, type SchemaContext } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import { publishOnly } from './collections/publish-only.ts';
import { affiliation } from './collections/schemas/affiliation.ts';
import { card } from './collections/schemas/card.ts';
import { caseStudy } from './collections/schemas/case-study.ts';
import { client } from './collections/schemas/client.ts';
import { forms, options } from './collections/schemas/forms.ts';
import { legalPage } from './collections/schemas/legal-page.ts';
import { onePage } from './collections/schemas/one-page.ts';
import { pages } from './collections/schemas/pages.ts';
import { post } from './collections/schemas/post.ts';
import { rates } from './collections/schemas/rates.ts';
import { service } from './collections/schemas/service.ts';
import { site } from './collections/schemas/site.ts';
import { teamMember } from './collections/schemas/team-member.ts';
import { trueColor } from './collections/schemas/true-color.ts';

type Shape<Schema> = Schema | ((context: SchemaContext) => Schema);

/** A collection of one file, or of all files of a folder. The id of an entry is the name of its file. */
const files = <Schema extends BaseSchema>(path: string, schema: Shape<Schema>) => {
  const loader = glob({ base: `content/${dirname(path)}`, pattern: basename(path) });
  return defineCollection({ loader: publishOnly(loader), schema });
};

/** A collection whose entries are a list in one file. Their ids are their places, because Astro sorts entries by their ids. */
const list = <Schema extends BaseSchema>(path: string, schema: Shape<Schema>) => {
  const loader = file(`content/${path}`, { parser: (text) => ({ ...parse(text) }) });
  return defineCollection({ loader: publishOnly(loader), schema });
};

export const collections = {
  site: files('site.yaml', site),
  options: files('options.yaml', options),
  forms: files('forms.yaml', forms),
  onePage: files('one-page.yaml', onePage),
  rates: files('rates.yaml', rates),

  homePage: files('pages/home.yaml', pages.home),
  servicesPage: files('pages/services.yaml', pages.services),
  workPage: files('pages/work.yaml', pages.work),
  teamPage: files('pages/team.yaml', pages.team),
  joinusPage: files('pages/joinus.yaml', pages.joinus),
  getStartedPage: files('pages/get-started.yaml', pages.getStarted),
  notFoundPage: files('pages/not-found.yaml', pages.notFound),
  cardNotFoundPage: files('pages/card-not-found.yaml', pages.cardNotFound),
  cardPage: files('pages/card.yaml', pages.card),

  services: files('services/*.yaml', service),
  caseStudies: files('case-studies/*.md', caseStudy),
  team: files('team/*.yaml', teamMember),
  cards: files('cards/*.yaml', card),
  posts: files('posts/*.yaml', post),
  legal: files('legal/*.md', legalPage),

  trueColors: list('true-colors.yaml', trueColor),
  clients: list('clients.yaml', client),
  affiliations: list('affiliations.yaml', affiliation),
};
