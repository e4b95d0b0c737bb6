import type { LocalBusiness, Thing } from 'schema-dts';

/** A firm of two types at once, which the types of schema-dts do not know. */
export type Firm = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'> & {
  '@type': readonly ['Organization', 'LocalBusiness'];
};

export type GraphNode = Thing | Firm;

export const makeGraph = (nodes: readonly GraphNode[]) => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

/** JSON for a script element, which no text inside it can end (HTML, section 4.12.1.3). */
export const toScript = (graph: ReturnType<typeof makeGraph>) =>
  JSON.stringify(graph).replaceAll('<', '\\u003c');
