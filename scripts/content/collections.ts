import { registerHooks } from 'node:module';
import type { z } from 'astro/zod';
import { image, type CollectionConfig } from './astro-stand-in.ts';

// Astro's virtual modules exist only inside its own build. Outside, a stand-in lets the one list of
// collections, src/content.config.ts, be read as it is.
const standIn = new URL('./astro-stand-in.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'astro:content' || specifier === 'astro/loaders'
      ? { url: standIn, shortCircuit: true }
      : next(specifier, context),
});

export interface Collection {
  name: string;
  /** Where its files are: one file for a list, a folder and a pattern else. */
  base: string;
  pattern: string;
  /** True where one file holds many entries. */
  isList: boolean;
  schema: z.ZodType;
}

/** The collections of src/content.config.ts, with schemas that check pictures and links between entries. */
export async function loadCollections(): Promise<Collection[]> {
  const { collections } = await import('../../src/content.config.ts');
  // Its types are Astro's; what it really holds here was made by the stand-in.
  const configs = collections as unknown as Record<string, CollectionConfig>;
  return Object.entries(configs).map(([name, { loader, schema }]) => ({
    name,
    ...loader,
    schema: typeof schema === 'function' ? schema({ image }) : schema,
  }));
}
