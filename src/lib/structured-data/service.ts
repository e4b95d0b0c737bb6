import type { CollectionEntry } from 'astro:content';
import type { Service } from 'schema-dts';
import { organizationId, pageAddress } from './addresses.ts';

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
