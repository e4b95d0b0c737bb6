import type { CollectionEntry } from 'astro:content';
import type { Person } from 'schema-dts';
import { organizationId, personId } from './addresses.ts';

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
