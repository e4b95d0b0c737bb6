export interface SvgNode {
  name: string;
  attributes: Record<string, string>;
  children: SvgNode[];
}

const markup = /<!--[\s\S]*?-->|<[!?][^>]*>|<(\/?)([\w:-]+)([^>]*?)(\/?)>/g;

/** The elements of our own drawings, which hold neither text nor entities. */
export function parseSvg(source: string): SvgNode {
  const top: SvgNode = { name: '', attributes: {}, children: [] };
  const open = [top];
  for (const [, closing, name, attributes = '', empty] of source.matchAll(markup)) {
    if (!name) continue;
    if (closing) {
      open.pop();
      continue;
    }
    const node: SvgNode = { name, attributes: readAttributes(attributes), children: [] };
    open.at(-1)?.children.push(node);
    if (!empty) open.push(node);
  }
  const svg = top.children.find(({ name }) => name === 'svg');
  if (!svg) throw new Error('The cover is no SVG.');
  return svg;
}

function readAttributes(text: string): Record<string, string> {
  const pairs = text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );
}
