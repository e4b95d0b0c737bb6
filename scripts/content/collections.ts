import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { z } from 'astro/zod';
import { plainError } from '../errors.ts';
import { idsOf, type CollectionConfig } from './astro-stand-in.ts';
import { readContentFile, type ContentFile } from './content-file.ts';
import { listFiles } from './list-files.ts';

// Astro's virtual modules exist only in its own build. The stand-in replaces them, so that plain Node can import
// src/content.config.ts.
const standIn = new URL('./astro-stand-in.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'astro:content' || specifier === 'astro/loaders'
      ? { url: standIn, shortCircuit: true }
      : next(specifier, context),
});

export interface Collection {
  name: string;
  /** The folder of its files. */
  base: string;
  pattern: string;
  /** The schema of a file. It also checks links between entries. */
  schema: z.ZodType;
  files: ContentFile[];
}

/** Reads the collections of src/content.config.ts with their files. `picture` makes the field for a picture in a folder. */
export async function readCollections(
  picture: (folder: string) => z.ZodType,
): Promise<Collection[]> {
  const { collections } = await import('../../src/content.config.ts');
  // The types are Astro's, but the values were made by the stand-in.
  const configs = collections as unknown as Record<string, CollectionConfig>;
  return Object.entries(configs).map(([name, { loader, schema }]) => {
    // Node does not check types, so a misspelt schema is undefined.
    if (!schema)
      throw plainError(
        `src/content.config.ts: the schema of “${name}” is not in src/collections/schemas/.`,
      );
    const { base, pattern, isList } = loader;
    const files = listFiles(`${base}/${pattern}`).map((path) =>
      readContentFile(path, readFileSync(path, 'utf8')),
    );
    const ids = files.map(({ id }) => id);
    idsOf.set(name, ids);
    const entry = typeof schema === 'function' ? schema({ image: () => picture(base) }) : schema;
    return { name, base, pattern, schema: isList ? z.array(entry) : entry, files };
  });
}
