import type { LocalBusiness, Thing } from 'schema-dts';

/** The types of schema-dts do not allow two types at once. */
export type Firm = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'> & {
  '@type': readonly ['Organization', 'LocalBusiness'];
};

export type GraphNode = Thing | Firm;

/** JSON for a script element. No text in it can close the element (HTML, section 4.12.1.3). */
export const writeGraph = (nodes: readonly GraphNode[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
