import { markdownToMdast, type MdastNode } from 'satteri';
import type { ContentFile } from './content-file.ts';

/** The kinds of Markdown that pages and PDFs can show. */
const shown = new Set(
  'root paragraph heading text emphasis strong list listItem link break inlineCode'.split(' '),
);

/** A page or a clause of this site, a website, or an address for an email or a call. */
const address = /^(#|\/(?!\/)|https:\/\/\w|mailto:(\S+@\S+|\{email\})$|tel:(\+?[\d ]+|\{tel\})$)/;

/**
 * Finds what a Markdown text must not contain: a second main heading, content that pages or PDFs cannot show, failed markup,
 * and incomplete links.
 */
export function checkMarkdown({ path, body }: ContentFile): string[] {
  if (body && !body.replaceAll(/<!--.*?-->/gs, '').trim())
    return [`${path}:${body.split('\n').length} There is no text below the facts. Write it.`];
  let depth = 1;
  return listNodes(markdownToMdast(body)).flatMap((node) => {
    const deepest = depth + 1;
    if (node.type === 'heading') depth = node.depth;
    // PDFs cannot show a horizontal line, but legal texts have no PDF.
    if (node.type === 'thematicBreak' && path.startsWith('content/legal/')) return [];
    const { start, end } = node.position ?? {};
    const message = findMistake(node, deepest, body.slice(start?.offset, end?.offset));
    return message ? `${path}:${start?.line} ${message}` : [];
  });
}

/** A node and its descendants. A node that cannot be shown counts as one mistake, without its descendants. */
const listNodes = (node: MdastNode): MdastNode[] => [
  node,
  ...('children' in node && shown.has(node.type) ? node.children.flatMap(listNodes) : []),
];

function findMistake(node: MdastNode, deepest: number, written: string): string | undefined {
  const isComment = node.type === 'html' && /^<!--.*-->$/s.test(node.value);
  if (!shown.has(node.type) && !isComment)
    return `“${written.split('\n')[0]}” cannot be shown here. Use paragraphs, headings of ##, lists, links, bold and italics, and start no line with four spaces.`;
  if (node.type === 'heading' && node.depth > deepest)
    return `This heading skips a level. Start it with ${'#'.repeat(deepest)}.`;
  if (node.type === 'heading' && node.depth === 1)
    return 'The page already has a main heading. Start this one with ##.';
  const [sign] = (node.type === 'text' && /^##+|\*\*|\] ?\(/.exec(node.value)) || [];
  if (sign)
    return `“${sign}” would be shown as it is. Write ## with a space after it, **bold** without spaces inside the stars, and [a link](/work) with no space before or inside the round brackets.`;
  // tests/e2e/built/links.test.ts checks whether the target exists.
  if (node.type === 'link' && !address.test(node.url))
    return `The link “${node.url}” is incomplete. Start a page of this site with a slash (/work), and any other with https://, mailto: or tel:.`;
  return undefined;
}
