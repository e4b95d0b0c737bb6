import type { LocalBusiness, Thing } from 'schema-dts';

/** The types of schema-dts do not allow two types at once. */
export type Firm = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'> & {
  '@type': readonly ['Organization', 'LocalBusiness'];
};

export type GraphNode = Thing | Firm;

export const makeGraph = (nodes: readonly GraphNode[]) => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

/** JSON for a script element. No text in it can close the element (HTML, section 4.12.1.3). */
export const toScript = (graph: ReturnType<typeof makeGraph>) =>
  JSON.stringify(graph).replaceAll('<', '\\u003c');
