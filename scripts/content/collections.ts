import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { plainError } from '../errors.ts';
import { idsOf, type CollectionConfig } from './astro-stand-in.ts';
import { pictureFrom } from './check-pictures.ts';
import { readContentFile, type ContentFile } from './content-file.ts';

// Astro's virtual modules exist only in its own build. The stand-in replaces them, so that src/content.config.ts can be
// read here too.
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
  /** What each file must hold. It checks links between entries too. */
  schema: z.ZodType;
  files: ContentFile[];
}

/** The collections of src/content.config.ts with their files. `picture` makes the fields for pictures of a folder. */
export async function readCollections(
  picture: (folder: string) => z.ZodType = pictureFrom,
): Promise<Collection[]> {
  const { collections } = await import('../../src/content.config.ts');
  // The types are Astro's, but the values were made by the stand-in.
  const configs = collections as unknown as Record<string, CollectionConfig>;
  return Object.entries(configs).map(([name, { loader, schema }]) => {
    // Until the types are checked, a misspelt schema is only undefined.
    if (!schema)
      throw plainError(
        `src/content.config.ts: the schema of “${name}” is not in src/collections/schemas/.`,
      );
    const { base, pattern, isList } = loader;
    const files = globSync(join(base, pattern))
      .toSorted()
      .map((path) => readContentFile(path, readFileSync(path, 'utf8')));
    const ids = files.map(({ id }) => id);
    idsOf.set(name, ids);
    const entry = typeof schema === 'function' ? schema({ image: () => picture(base) }) : schema;
    return { name, base, pattern, schema: isList ? z.array(entry) : entry, files };
  });
}
