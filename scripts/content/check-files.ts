import { globSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isPicture } from './check-pictures.ts';
import type { Collection } from './collections.ts';
import type { ContentFile } from './content-file.ts';

const words = {
  shape: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  form: 'lower-case letters and digits, with hyphens between words',
};
const forms: Record<string, typeof words> = {
  cards: { shape: /^[a-z0-9]{6}$/, form: 'six lower-case letters and digits' },
  team: { shape: /^[1-9]\d*$/, form: 'a number' },
};

/** The names of files become addresses, and Astro silently changes a name that does not suit it. */
export function checkFileNames({ name, files }: Collection): string[] {
  const { shape, form } = forms[name] ?? words;
  return files
    .filter(({ id }) => !shape.test(id))
    .map(({ path }) => `${path}:1 This name becomes an address, so it must be ${form}. Rename it.`);
}

/** Finds files that no collection reads. Without this check nobody would notice them. */
export function findStrays(files: ContentFile[]): string[] {
  const read = new Set(files.map(({ path }) => path));
  return globSync('content/**/*', { exclude: (path) => basename(path).startsWith('.') })
    .filter((path) => !read.has(path) && !isPicture(path) && statSync(path).isFile())
    .map((path) =>
      /\.(heic|heif|tiff?|bmp|gif|psd|raw)$/i.test(path)
        ? `${path}:1 Browsers cannot show this kind of picture. Save it as a JPEG, ending in .jpg.`
        : `${path}:1 Nothing reads this file. Correct its name or folder, or delete it.`,
    );
}
