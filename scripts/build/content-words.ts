import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { fill, firmFacts } from '../../src/lib/firm/fill.ts';
import { composeLetters } from '../../src/lib/text/compose-letters.ts';

/** Lets components import the words of a YAML file in content/, by its keys. */
export const contentWords = (): AstroIntegration => ({
  name: 'content-words',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [yaml] } });
    },
    'astro:config:done': ({ injectTypes }) => {
      injectTypes({ filename: 'words.d.ts', content: wordFiles.map(declare).join('\n') });
    },
  },
});

/** The files in content/ that components import. Each has a collection of the same name. */
const wordFiles = ['forms', 'options'];

/** Declares the type of such a file, which comes from its schema. */
const declare = (name: string) => `declare module '*/${name}.yaml' {
  const words: import('astro:content').CollectionEntry<'${name}'>['data'];
  export = words;
}`;

const yaml: Plugin = {
  name: 'yaml',
  transform(text, id) {
    if (!id.endsWith('.yaml')) return null;
    const site = resolve('content/site.yaml');
    this.addWatchFile(site);
    const words: object = fill(
      composeLetters(parse(text)),
      firmFacts(composeLetters(parse(readFileSync(site, 'utf8')))),
    );
    const code = Object.entries(words)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
      .join('');
    // Otherwise Rolldown would go by the ending of the file.
    return { code, map: null, moduleType: 'js' };
  },
};
