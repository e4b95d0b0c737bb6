import { parseHTML } from 'linkedom';

/**
 * Takes the story of a case study as HTML and returns it for a page with several stories: its headings come two levels lower,
 * below the heading of the case study, and lose their ids, which two stories may share.
 */
export function nestStory(html: string): string {
  const { document } = parseHTML(`<main>${html}</main>`);
  for (const heading of document.querySelectorAll('h2, h3, h4')) {
    const nested = document.createElement(`h${Number(heading.localName.slice(1)) + 2}`);
    nested.append(...heading.childNodes);
    heading.replaceWith(nested);
  }
  return document.querySelector('main')?.innerHTML ?? '';
}
