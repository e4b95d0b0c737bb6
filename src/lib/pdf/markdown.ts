import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Face } from './fonts.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];

/** A stretch of text in one face. */
export interface Run {
  text: string;
  face: Face;
  href?: string;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Run[][] };

/**
 * The story of a case study as blocks to set; Markdown that it has no shape for is an error that says so.
 * A link within the site is completed with `base`, since a PDF is read elsewhere.
 */
export function readMarkdown(markdown: string, base: string): Block[] {
  return fromMarkdown(markdown).children.map((node) => readBlock(node, base));
}

function readBlock(node: Node, base: string): Block {
  switch (node.type) {
    case 'heading':
      return {
        kind: 'heading',
        level: node.depth > 2 ? 3 : 2,
        runs: readRuns(node.children, base),
      };
    case 'paragraph':
      return { kind: 'paragraph', runs: readRuns(node.children, base) };
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered ?? false,
        start: node.start ?? 1,
        items: node.children.map(({ children }) =>
          children.flatMap((item) => readItem(item, base)),
        ),
      };
    default:
      throw unknown(node);
  }
}

function readItem(node: Node, base: string): Run[] {
  if (node.type !== 'paragraph') throw unknown(node, ' in a list');
  return readRuns(node.children, base);
}

function readRuns(
  nodes: readonly Node[],
  base: string,
  style: Omit<Run, 'text'> = { face: 'text' },
): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
        return [{ ...style, text: node.value }];
      case 'break':
        return [{ ...style, text: ' ' }];
      case 'strong':
        return readRuns(node.children, base, { ...style, face: 'bold' });
      case 'emphasis':
        return readRuns(node.children, base, { ...style, face: 'italic' });
      case 'link':
        return readRuns(node.children, base, { ...style, href: new URL(node.url, base).href });
      default:
        throw unknown(node);
    }
  });
}

function unknown({ type, position }: Node, where = ''): Error {
  const line = position ? ` (line ${position.start.line} of the story)` : '';
  return new Error(
    `The PDF has no shape for “${type}”${where}${line}. Use plain paragraphs and lists.`,
  );
}
