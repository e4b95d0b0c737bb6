import { globSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isPicture } from './check-pictures.ts';
import type { Collection } from './collections.ts';
import type { ContentFile, Problem } from './content-file.ts';

const words = {
  shape: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  form: 'lower-case letters and digits, with hyphens between words',
};
const forms: Record<string, typeof words> = {
  cards: { shape: /^[a-z0-9]{6}$/, form: 'six lower-case letters and digits' },
  team: { shape: /^[1-9]\d*$/, form: 'a number' },
};

const problem = (file: string, message: string): Problem => ({ file, line: 1, message });

/** The names of files become addresses, and Astro silently changes a name that does not suit it. */
export function checkFileNames({ name, files }: Collection): Problem[] {
  const { shape, form } = forms[name] ?? words;
  const message = `The name of this file becomes an address, so it must be ${form}. Rename it.`;
  return files.filter(({ id }) => !shape.test(id)).map(({ path }) => problem(path, message));
}

/** Files that no collection reads. Without this check nobody would notice them. */
export function findStrays(files: ContentFile[]): Problem[] {
  const known = new Set(files.map(({ path }) => path));
  return globSync('content/**/*', { exclude: (path) => basename(path).startsWith('.') })
    .filter((path) => !known.has(path) && !isPicture(path) && statSync(path).isFile())
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
