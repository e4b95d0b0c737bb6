import type { Nodes } from 'mdast';
import type { ContentFile } from './content-file.ts';
import { listNodes } from './markdown.ts';
import type { Problem } from './problem.ts';

/** The kinds of Markdown that pages and PDFs can show. */
const shown = new Set(
  'root paragraph heading text emphasis strong list listItem link break inlineCode'.split(' '),
);

const names: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'A quotation (>)',
  code: 'A block of code (four spaces at the start of a line also make one)',
  image: 'A picture',
  thematicBreak: 'A line across the page (---)',
  html: 'HTML',
};

/** Finds what a Markdown text must not contain: a second main heading, HTML, what pages or PDFs cannot show, and incomplete links. */
export function checkMarkdown(file: ContentFile, ownHost: string): Problem[] {
  let depth = 1;
  return listNodes(file).flatMap(({ node, line }) => {
    if (node.type === 'heading') {
      const most = '#'.repeat(depth + 1);
      const isSkipping = node.depth > most.length;
      depth = node.depth;
      if (isSkipping)
        return [
          { file: file.path, line, message: `This heading skips a level. Start it with ${most}.` },
        ];
    }
    // Only a page can show a horizontal line, and only legal texts have no PDF.
    if (node.type === 'thematicBreak' && file.path.startsWith('content/legal/')) return [];
    const message = findFault(node, ownHost);
    return message ? [{ file: file.path, line, message }] : [];
  });
}

function findFault(node: Nodes, ownHost: string): string | undefined {
  const isComment = node.type === 'html' && /^<!--.*-->$/s.test(node.value);
  if (!shown.has(node.type) && !isComment)
    return `${names[node.type] ?? `“${node.type}”`} cannot be shown here. Use paragraphs, headings of ##, lists, links, bold and italics.`;
  if (node.type === 'heading' && node.depth === 1)
    return 'The page already has a main heading. Start this one with ##.';
  return node.type === 'link' ? checkUrl(node.url, ownHost) : undefined;
}

function checkUrl(url: string, ownHost: string): string | undefined {
  if (
    /^(#|\/(?!\/))/.test(url) ||
    /^(mailto:(\S+@\S+|\{email\})|tel:(\+?[\d ]+|\{tel\}))$/.test(decodeURI(url))
  )
    return undefined;
  if (url === '') return 'This link has no address. Write one between the brackets.';
  if (!URL.canParse(url))
    return `The link ${url} is incomplete. Start a page of this site with a slash (/work), and any other with https://.`;
  const { protocol, host } = new URL(url);
  if (protocol !== 'https:') return `The link ${url} must start with https://, mailto: or tel:.`;
  if (host === ownHost)
    return `The link ${url} leads to this site. Leave out https://${ownHost}, so that the link is checked.`;
  return undefined;
}
