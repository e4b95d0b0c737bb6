import { registerHooks } from 'node:module';
import type { z } from 'astro/zod';
import { plainError } from '../dev/errors.ts';
import { image, type CollectionConfig } from './astro-stand-in.ts';

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
  /** True if one file holds many entries. */
  isList: boolean;
  schema: z.ZodType;
}

/** The collections of src/content.config.ts, with schemas that check pictures and links between entries. */
export async function loadCollections(): Promise<Collection[]> {
  const { collections } = await import('../../src/content.config.ts');
  // The types are Astro's, but the values were made by the stand-in.
  const configs = collections as unknown as Record<string, CollectionConfig>;
  return Object.entries(configs).map(([name, { loader, schema }]) => {
    // Until the types are checked, a misspelt schema is only undefined.
    if (!schema)
      throw plainError(
        `src/content.config.ts: the schema of “${name}” is not in src/collections/schemas/.`,
      );
    return { name, ...loader, schema: typeof schema === 'function' ? schema({ image }) : schema };
  });
}
