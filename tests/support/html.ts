import { parseHTML } from 'linkedom';
import { readBuilt } from './site.ts';

const parsed = new Map<string, Document>();

export function parse(file: string): Document {
  const known = parsed.get(file) ?? parseHTML(readBuilt(file).toString()).document;
  parsed.set(file, known);
  return known;
}

/** All values of an attribute in a built HTML file, for the elements that a selector finds. */
export const valuesOf = (file: string, selector: string, name: string) =>
  [...parse(file).querySelectorAll(selector)].flatMap((one) => one.getAttribute(name) ?? []);
