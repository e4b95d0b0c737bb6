import type { Collection } from './collections.ts';
import type { ContentFile } from './content-file.ts';
import { listFiles } from './list-files.ts';
import { describeKind, isPicture, type Kind } from './pictures/kinds.ts';

const words = {
  shape: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  form: 'lower-case letters and digits, with hyphens between words',
};
const forms: Record<string, typeof words> = {
  cards: { shape: /^[a-z0-9]{6}$/, form: 'six lower-case letters and digits' },
  team: { shape: /^[1-9]\d*$/, form: 'a number' },
};

/** Checks the names of files. They become addresses, and Astro silently changes a name that does not suit it. */
export function checkFileNames({ name, files }: Collection): string[] {
  const { shape, form } = forms[name] ?? words;
  return files
    .filter(({ id }) => !shape.test(id))
    .map(({ path }) => `${path}:1 This name becomes an address, so it must be ${form}. Rename it.`);
}

/** Finds files that no collection reads. Nobody would notice them otherwise. */
export function findStrays(files: ContentFile[], kinds: Map<string, Kind | undefined>): string[] {
  const read = new Set(files.map(({ path }) => path));
  const texts = listFiles('content/**/*.{yaml,md}').filter((path) => !read.has(path));
  const others = [...kinds.keys()].filter((path) => !isPicture(path));
  return [...texts, ...others].map(
    (path) =>
      `${path}:1 ${describeKind(path, kinds.get(path)) ?? 'Nothing reads this file. Correct its name or folder, or delete it.'}`,
  );
}
