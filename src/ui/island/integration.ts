import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';

/** Adds `client:reach`, and lets islands import the words of content/. */
export const islands = (): AstroIntegration => ({
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'reach', entrypoint: './src/ui/island/reach.ts' });
      updateConfig({ vite: { plugins: [yaml] } });
    },
  },
});

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island when a visitor reaches for it, or at once if the tab's storage has the key given. */
    'client:reach'?: boolean | string;
  }
}

const yaml = {
  name: 'yaml',
  transform(code: string, id: string) {
    if (!id.endsWith('.yaml')) return null;
    return { code: `export default ${JSON.stringify(parse(code))}`, map: null, moduleType: 'js' };
  },
};
