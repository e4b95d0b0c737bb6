import type { Thing } from 'schema-dts';
import { pageAddress } from '#lib/url/page-address.ts';

/** Writes JSON for a script element, which no text in it can close (HTML, section 4.12.1.3). */
export const writeGraph = (nodes: readonly Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');

// Every page refers to the firm and the site by these ids. Home describes them in full.
export const firm = { '@id': pageAddress('/#organization') };
export const website = { '@id': pageAddress('/#website') };

/** The id of a team member is the address of the profile. */
export const personId = (id: string) => pageAddress(`/team#member-${id}`);
