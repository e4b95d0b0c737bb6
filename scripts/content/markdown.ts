import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontMatter, type ContentFile } from './content-file.ts';

/** Every node of a Markdown text, with its line in the file. */
export function listNodes({ text }: ContentFile): { node: Nodes; line: number }[] {
  const [facts = ''] = frontMatter.exec(text) ?? [];
  const above = facts.split('\n').length - 1;
  const listFrom = (node: Nodes): ReturnType<typeof listNodes> => [
    { node, line: above + (node.position?.start.line ?? 1) },
    ...('children' in node ? node.children.flatMap(listFrom) : []),
  ];
  return listFrom(fromMarkdown(text.slice(facts.length)));
}
