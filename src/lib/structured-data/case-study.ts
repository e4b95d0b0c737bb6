import type { CollectionEntry } from 'astro:content';
import type { Article } from 'schema-dts';
import { organizationId, pageAddress, personId } from './addresses.ts';

/** A case study with its PDF. The author is the person who led the work, or else the firm. */
export function caseStudyNode(
  origin: string,
  { id, data }: CollectionEntry<'caseStudies'>,
  lead?: CollectionEntry<'team'>,
): Article {
  const url = pageAddress(origin, `/work#${id}`);
  const firm = { '@id': organizationId(origin) };
  return {
    '@type': 'Article',
    '@id': url,
    url,
    headline: data.title,
    image: pageAddress(origin, data.cover.src),
    dateModified: data.updated.toISOString(),
    author: lead
      ? { '@type': 'Person', '@id': personId(origin, lead.id), name: lead.data.name }
      : firm,
    publisher: firm,
    encoding: {
      '@type': 'MediaObject',
      contentUrl: pageAddress(origin, `/case-studies/${id}.pdf`),
      encodingFormat: 'application/pdf',
    },
  };
}
