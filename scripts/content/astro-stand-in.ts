import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'astro/zod';

// What src/content.config.ts and its schemas import from `astro:content` and `astro/loaders`.

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

/** What is checked right now: which ids there are, and the file whose pictures are looked for beside it. */
export const current = { ids: new Map<string, Set<string>>(), file: '' };

export const reference = (collection: string) =>
  z.union([z.string(), z.int()]).superRefine((id, context) => {
    const ids = current.ids.get(collection);
    if (!ids || ids.has(String(id))) return;
    const known = [...ids].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    context.addIssue({
      code: 'custom',
      message: `There is no entry “${id}” in ${collection}. Use one of ${known.join(', ')}.`,
    });
  });

export const image = () =>
  z.string().superRefine((path, context) => {
    if (current.file === '') return;
    const found = statSync(resolve(dirname(current.file), path), { throwIfNoEntry: false });
    if (found?.isFile() && found.size > 0 && /\.(svg|png|jpe?g|webp|avif)$/.test(path)) return;
    context.addIssue({
      code: 'custom',
      message: `There is no picture ${path} beside this file. Add it, or mend the path.`,
    });
  });
