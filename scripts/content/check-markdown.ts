import { markdownToMdast, type MdastNode } from 'satteri';
import type { ContentFile, Problem } from './content-file.ts';

/** The kinds of Markdown that pages and PDFs can show. */
const shown = new Set(
  'root paragraph heading text emphasis strong list listItem link break inlineCode'.split(' '),
);

const names: Partial<Record<MdastNode['type'], string>> = {
  blockquote: 'A quotation (>)',
  code: 'A block of code (four spaces at the start of a line also make one)',
  image: 'A picture',
  table: 'A table',
  delete: 'Text that is struck out (~~)',
  thematicBreak: 'A line across the page (---)',
  html: 'HTML',
};

/** A page or clause of this site, a website, or the start of a message or a call. */
const address = /^(#|\/(?!\/)|https:\/\/\w|mailto:(\S+@\S+|\{email\})$|tel:(\+?[\d ]+|\{tel\})$)/;

/** Finds what a Markdown text must not contain: a second main heading, HTML, what pages or PDFs cannot show, and incomplete links. */
export function checkMarkdown({ path, body }: ContentFile): Problem[] {
  let depth = 1;
  return listNodes(markdownToMdast(body)).flatMap((node) => {
    const deepest = depth + 1;
    if (node.type === 'heading') depth = node.depth;
    // Only a page can show a horizontal line, and only legal texts have no PDF.
    if (node.type === 'thematicBreak' && path.startsWith('content/legal/')) return [];
    const message = findFault(node, deepest);
    return message ? { file: path, line: node.position?.start.line ?? 1, message } : [];
  });
}

const listNodes = (node: MdastNode): MdastNode[] => [
  node,
  ...('children' in node ? node.children.flatMap(listNodes) : []),
];

function findFault(node: MdastNode, deepest: number): string | undefined {
  const isComment = node.type === 'html' && /^<!--.*-->$/s.test(node.value);
  if (!shown.has(node.type) && !isComment)
    return `${names[node.type] ?? `“${node.type}”`} cannot be shown here. Use paragraphs, headings of ##, lists, links, bold and italics.`;
  if (node.type === 'heading' && node.depth > deepest)
    return `This heading skips a level. Start it with ${'#'.repeat(deepest)}.`;
  if (node.type === 'heading' && node.depth === 1)
    return 'The page already has a main heading. Start this one with ##.';
  // tests/e2e/built/links.test.ts shows whether the pages and clauses exist.
  if (node.type === 'link' && !address.test(node.url))
    return `The link “${node.url}” is incomplete. Start a page of this site with a slash (/work), and any other with https://, mailto: or tel:.`;
  return undefined;
}
