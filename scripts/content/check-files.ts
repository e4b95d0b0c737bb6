import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isPicture } from './check-pictures.ts';
import type { Collection } from './collections.ts';
import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';

const six = { shape: /^[a-z0-9]{6}$/, form: 'six lower-case letters and digits' };
const number = { shape: /^[1-9]\d*$/, form: 'a number' };
const words = {
  shape: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  form: 'lower-case letters and digits, with hyphens between words',
};
const forms: Record<string, typeof words> = { cards: six, team: number };

const problem = (file: string, message: string): Problem => ({ file, line: 1, message });

/** The names of files become addresses. Astro silently changes a name that does not suit it. */
export function checkFileName({ name, isList }: Collection, { path, id }: ContentFile): Problem[] {
  const { shape, form } = forms[name] ?? words;
  if (isList || shape.test(id)) return [];
  return [
    problem(path, `The name of this file becomes an address, so it must be ${form}. Rename it.`),
  ];
}

/** A collection that is one file must have it, and a collection that is a folder must have an entry, except for posts. */
export function findMissing({ name, base, pattern }: Collection, files: ContentFile[]): Problem[] {
  if (files.length > 0 || name === 'posts') return [];
  return pattern.includes('*')
    ? [problem(base, `This folder has no entry (${pattern}). Put the files back.`)]
    : [problem(join(base, pattern), 'This file is missing. Put it back.')];
}

/** Files that no collection reads. Without this check nobody would notice them. */
export function findStrays(files: ContentFile[]): Problem[] {
  const known = new Set(files.map(({ path }) => path));
  return globSync('content/**/*', { exclude: (path) => basename(path).startsWith('.') })
    .filter((path) => !known.has(path) && !isPicture(path) && !isPlainFolder(path))
    .map((path) =>
      problem(
        path,
        isPhoto(path)
          ? 'Browsers cannot show this kind of picture. Save it as a JPEG, ending in .jpg.'
          : `Nothing reads this file. Correct its name or folder, or delete it.${isPage(path) ? ' A new page needs a line in src/content.config.ts.' : ''}`,
      ),
    );
}

const isPage = (path: string) => path.startsWith('content/pages/') && path.endsWith('.yaml');

const isPhoto = (path: string) => /\.(heic|heif|tiff?|bmp|gif|psd|raw)$/i.test(path);

/** A folder that ends like a content file was meant to be a file. */
const isPlainFolder = (path: string) => statSync(path).isDirectory() && !/\.(yaml|md)$/.test(path);
