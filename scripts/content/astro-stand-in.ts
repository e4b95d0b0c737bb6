import { basename, dirname } from 'node:path';
import { z } from 'astro/zod';

// Stands in for `astro:content` and `astro/loaders`, which src/content.config.ts and its schemas import.

export interface CollectionConfig {
  loader: { base: string; pattern: string; isList?: boolean };
  schema: z.ZodType | ((context: { image: () => z.ZodType }) => z.ZodType);
}

export const defineCollection = (config: CollectionConfig) => config;

export const glob = (loader: CollectionConfig['loader']) => loader;

export const file = (path: string): CollectionConfig['loader'] => ({
  base: dirname(path),
  pattern: basename(path),
  isList: true,
});

/** The ids of the entries of each collection, for the links between entries. */
export const idsOf = new Map<string, string[]>();

export const reference = (collection: string) =>
  z.union([z.int(), z.string()]).superRefine((id, context) => {
    const ids = idsOf.get(collection);
    if (!ids || ids.includes(String(id))) return;
    const known = ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    context.addIssue({
      code: 'custom',
      message: `There is no entry “${id}” in ${collection}. If it was removed on purpose, leave it out; otherwise use one of ${known.join(', ')}.`,
    });
  });
