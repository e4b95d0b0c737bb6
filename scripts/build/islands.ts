import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { fill, firmFacts } from '../../src/lib/firm/fill.ts';

/** Adds `client:reach`, and lets components import the keys of a YAML file of content/. */
export const islands = (): AstroIntegration => ({
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'reach', entrypoint: resolve('src/ui/island/reach.ts') });
      updateConfig({ vite: { plugins: [yaml] } });
    },
  },
});

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island when a visitor reaches for it. */
    'client:reach'?: boolean;
  }
}

const yaml: Plugin = {
  name: 'yaml',
  transform(text, id) {
    if (!id.endsWith('.yaml')) return null;
    const site = resolve('content/site.yaml');
    this.addWatchFile(site);
    const words: object = fill(parse(text), firmFacts(parse(readFileSync(site, 'utf8'))));
    const code = Object.entries(words)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
      .join('');
    return { code, map: null, moduleType: 'js' };
  },
};
