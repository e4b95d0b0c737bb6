import type { AstroIntegration } from 'astro';

/** Adds /gallery to the server of development: every component in its states. A build has nothing of it. */
export const gallery = (): AstroIntegration => ({
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/Contents.astro' });
      injectRoute({
        pattern: '/gallery/[name]/[state]',
        entrypoint: './src/gallery/Example.astro',
      });
    },
  },
});
