import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { fill, firmFacts } from '../../src/lib/firm/fill.ts';
import { composeLetters } from '../../src/lib/text/compose-letters.ts';

/** Adds `client:reach`, and lets components import the keys of a YAML file in content/. */
export const islands = (): AstroIntegration => ({
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'reach', entrypoint: resolve('src/ui/island/reach.ts') });
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

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Wakes the island when a visitor reaches for it. With "use", pointing at its content is not enough, because the content
     * works without it: only its buttons, the keyboard and a swipe wake it.
     */
    'client:reach'?: boolean | 'use';
  }
}

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
    return { code, map: null, moduleType: 'js' };
  },
};
