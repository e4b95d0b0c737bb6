import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';

/** The path of the picture that a field of an entry names. Astro's image data has only the address of the published copy. */
export async function pictureFile(entryFile: string, field: string): Promise<string | undefined> {
  const text = await readFile(entryFile, 'utf8');
  // In Markdown the YAML is between two lines of hyphens.
  const [whole = '', facts = whole] = text.split(/^\uFEFF?---$/m);
  const { [field]: picture }: Record<string, string | undefined> = parse(facts);
  return picture && resolve(dirname(entryFile), picture);
}
