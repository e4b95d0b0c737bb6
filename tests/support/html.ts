import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';
import { readBuilt } from './site.ts';

const parser = new Parser(new HtmlValidate().getConfigForSync('page.html'));
const parsed = new Map<string, HtmlElement>();

export function parse(file: string): HtmlElement {
  const known = parsed.get(file) ?? parser.parseHtml(readBuilt(file).toString());
  parsed.set(file, known);
  return known;
}

/** All values of an attribute in a built HTML file, for the elements that a selector finds. */
export const valuesOf = (file: string, selector: string, name: string) =>
  parse(file)
    .querySelectorAll(selector)
    .flatMap((element) => attribute(element, name) ?? []);

/** The attribute's value, or undefined if it is absent or has none. */
const attribute = (element: HtmlElement, name: string): string | undefined =>
  // The parser keeps character references. In addresses only the ampersand is one.
  element.getAttributeValue(name)?.replaceAll(/&(amp|#38);/g, '&');
