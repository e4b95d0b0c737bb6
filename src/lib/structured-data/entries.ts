import type { CollectionEntry } from 'astro:content';
import type { Article, Person, Service, VideoObject } from 'schema-dts';
import { organizationId, pageAddress, personId } from './graph.ts';

export function serviceNode(origin: string, { id, data }: CollectionEntry<'services'>): Service {
  const url = pageAddress(origin, `/services#${id}`);
  return {
    '@type': 'Service',
    '@id': url,
    url,
    name: data.title,
    description: data.description,
    provider: { '@id': organizationId(origin) },
  };
}

/** The people of the team, briefly, because the page is near its budget. Entries without a role, such as the coffee machine, are left out. */
export const personNodes = (origin: string, team: CollectionEntry<'team'>[]): Person[] =>
  team
    .filter(({ data }) => data.role !== '')
    .map(({ id, data }) => ({
      '@type': 'Person',
      '@id': personId(origin, id),
      name: data.name,
      jobTitle: data.role,
      worksFor: { '@id': organizationId(origin) },
      ...(data.linkedinUrl && { sameAs: data.linkedinUrl }),
    }));

/** A film whose clip and still share one path and differ in their ending. */
export const videoNode = (
  origin: string,
  path: string,
  video: CollectionEntry<'teamPage'>['data']['video'],
): VideoObject => ({
  '@type': 'VideoObject',
  name: video.title,
  description: video.text,
  uploadDate: video.published.toISOString(),
  duration: `PT${video.seconds}S`,
  contentUrl: pageAddress(origin, `${path}.mp4`),
  thumbnailUrl: pageAddress(origin, `${path}.jpg`),
  publisher: { '@id': organizationId(origin) },
});

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
