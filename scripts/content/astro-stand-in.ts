import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { checkPicturePath } from './check-pictures.ts';

// Replaces what src/content.config.ts and its schemas import from `astro:content` and `astro/loaders`.

export interface CollectionConfig {
  loader: { base: string; pattern: string; isList?: boolean };
  schema: z.ZodType | ((context: { image: typeof image }) => z.ZodType);
}

export const defineCollection = (config: CollectionConfig) => config;

export const glob = (loader: CollectionConfig['loader']) => loader;

export const file = (path: string): CollectionConfig['loader'] => ({
  base: dirname(path),
  pattern: basename(path),
  isList: true,
});

/** The state of the check: the ids of each collection, and the file that is being checked. */
export const current = { ids: new Map<string, string[]>(), file: '' };

export const reference = (collection: string) =>
  z.union([z.int(), z.string()]).superRefine((id, context) => {
    const ids = current.ids.get(collection);
    if (!ids || ids.includes(String(id))) return;
    const known = ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    context.addIssue({
      code: 'custom',
      message: `There is no entry “${id}” in ${collection}. If it was removed on purpose, leave it out; otherwise use one of ${known.join(', ')}.`,
    });
  });

export const image = () =>
  z.string().superRefine((path, context) => {
    const message = current.file && checkPicturePath(join(dirname(current.file), path));
    if (message) context.addIssue({ code: 'custom', message });
  });
