import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { bodyOf, type ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';

/** The kinds of Markdown that pages and PDFs can show. */
const shown = new Set(
  'root paragraph heading text emphasis strong list listItem link break inlineCode'.split(' '),
);

const names: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'A quotation (>)',
  code: 'A block of code (four spaces at the start of a line make one, too)',
  image: 'A picture',
  thematicBreak: 'A line across the page (---)',
  html: 'HTML',
};

/** Finds what a Markdown text must not contain: a second main heading, HTML, what pages or PDFs cannot show, and incomplete links. */
export function checkMarkdown(file: ContentFile, ownHost: string): Problem[] {
  const { text, firstLine } = bodyOf(file);
  // Only a page can show a line across, and only legal texts have no PDF.
  const isRuled = file.path.startsWith('content/legal/');
  const problems: Problem[] = [];
  const visit = (node: Nodes) => {
    const tell = (message: string) =>
      problems.push({
        file: file.path,
        line: (node.position?.start.line ?? 1) + firstLine - 1,
        message,
      });
    if (node.type === 'thematicBreak' && isRuled) return;
    if (!shown.has(node.type) && !(node.type === 'html' && /^<!--.*-->$/s.test(node.value))) {
      tell(
        `${names[node.type] ?? `“${node.type}”`} cannot be shown here. Use paragraphs, headings of ##, lists, links, bold and italics.`,
      );
      return;
    }
    if (node.type === 'heading' && node.depth === 1)
      tell('The page has a main heading already. Begin this one with ##.');
    if (node.type === 'link') {
      const wrong = checkUrl(node.url, ownHost);
      if (wrong) tell(wrong);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(fromMarkdown(text));
  return problems;
}

function checkUrl(url: string, ownHost: string): string | undefined {
  if (
    /^(#|\/(?!\/))/.test(url) ||
    /^(mailto:(\S+@\S+|\{email\})|tel:(\+?[\d ]+|\{tel\}))$/.test(decodeURI(url))
  )
    return undefined;
  if (url === '') return 'This link leads nowhere. Write its address between the brackets.';
  if (!URL.canParse(url))
    return `The link ${url} says neither where it begins nor where it leads. Begin a page of this site with a slash (/work), any other with https://.`;
  const { protocol, host } = new URL(url);
  if (protocol !== 'https:') return `The link ${url} must begin with https://, mailto: or tel:.`;
  if (host === ownHost)
    return `The link ${url} leads to this site. Leave out https://${ownHost}, so that it is checked.`;
  return undefined;
}
