import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { checkPicturePath } from './check-pictures.ts';

// Replaces what src/content.config.ts and its schemas import from `astro:content` and `astro/loaders`.

export interface CollectionConfig {
  loader: { base: string; pattern: string; isList: boolean };
  schema: z.ZodType | ((context: { image: typeof image }) => z.ZodType);
}

export const defineCollection = (config: CollectionConfig) => config;

export const glob = ({ base, pattern }: { base: string; pattern: string }) => ({
  base,
  pattern,
  isList: false,
});

export function file(path: string) {
  return { base: dirname(path), pattern: path.slice(dirname(path).length + 1), isList: true };
}

/** The state of the check: the ids of each collection, the file that is being checked, and the pictures named so far. */
export const current = {
  ids: new Map<string, Set<string>>(),
  file: '',
  pictures: new Set<string>(),
};

export const reference = (collection: string) =>
  z.union([z.int(), z.string()]).superRefine((id, context) => {
    const ids = current.ids.get(collection);
    if (!ids || ids.has(String(id))) return;
    const known = [...ids].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    context.addIssue({
      code: 'custom',
      message: `There is no entry “${id}” in ${collection}. If it was removed on purpose, delete this line; otherwise use one of ${known.join(', ')}.`,
    });
  });

export const image = () =>
  z.string().superRefine((path, context) => {
    if (current.file === '') return;
    const picture = join(dirname(current.file), path);
    current.pictures.add(picture);
    const message = checkPicturePath(picture);
    if (message) context.addIssue({ code: 'custom', message });
  });
