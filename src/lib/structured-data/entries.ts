import type { CollectionEntry } from 'astro:content';
import type { Article, Person, Service, VideoObject } from 'schema-dts';
import { pageAddress } from '#lib/url/page-address.ts';
import { firm, personId } from './graph.ts';

export function serviceNode({ id, data }: CollectionEntry<'services'>): Service {
  const url = pageAddress(`/services#${id}`);
  return {
    '@type': 'Service',
    '@id': url,
    url,
    name: data.title,
    description: data.description,
    provider: firm,
  };
}

/**
 * The people of the team. Short, because the page is near its budget. Members without a role, such as the coffee machine,
 * are left out.
 */
export const personNodes = (team: CollectionEntry<'team'>[]): Person[] =>
  team
    .filter(({ data }) => data.role !== '')
    .map(({ id, data }) => ({
      '@type': 'Person',
      '@id': personId(id),
      name: data.name,
      jobTitle: data.role,
      worksFor: firm,
      ...(data.linkedinUrl && { sameAs: data.linkedinUrl }),
    }));

export const videoNode = (video: CollectionEntry<'teamPage'>['data']['video']): VideoObject => ({
  '@type': 'VideoObject',
  name: video.title,
  description: video.text,
  uploadDate: video.published.toISOString(),
  duration: `PT${video.seconds}S`,
  contentUrl: pageAddress('/video/first-light.mp4'),
  thumbnailUrl: pageAddress('/video/first-light.jpg'),
  publisher: firm,
});

/** A case study with its PDF. Its author is the person who led the work, or else the firm. */
export function caseStudyNode(
  { id, data }: CollectionEntry<'caseStudies'>,
  team: CollectionEntry<'team'>[],
): Article {
  const lead = team.find((member) => member.id === data.lead?.id);
  const url = pageAddress(`/work#${id}`);
  return {
    '@type': 'Article',
    '@id': url,
    url,
    headline: data.title,
    image: pageAddress(data.cover.src),
    dateModified: data.updated.toISOString(),
    author: lead ? { '@type': 'Person', '@id': personId(lead.id), name: lead.data.name } : firm,
    publisher: firm,
    encoding: {
      '@type': 'MediaObject',
      contentUrl: pageAddress(`/case-studies/${id}.pdf`),
      encodingFormat: 'application/pdf',
    },
  };
}
