import type { Graph, Thing } from 'schema-dts';

export const makeGraph = (things: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** JSON for a script element, which no text inside it can end (HTML, section 4.12.1.3). */
export const toScript = (graph: Graph) => JSON.stringify(graph).replaceAll('<', '\\u003c');
