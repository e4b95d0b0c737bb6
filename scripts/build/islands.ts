import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

/** Adds the client directive `client:reach`. */
export const islands = (): AstroIntegration => ({
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'reach', entrypoint: resolve('src/ui/island/reach.ts') }),
  },
});

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Wakes the island when a visitor reaches for it. With "use", pointing at its content is not enough, because the content
     * works without it: only its buttons, the keyboard and a swipe wake it.
     */
    'client:reach'?: boolean | 'use';
  }
}
