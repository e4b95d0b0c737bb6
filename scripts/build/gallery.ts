import type { AstroIntegration } from 'astro';

/** Adds /gallery to the server of development: every component in all its states. A build has nothing of it. */
export const gallery = (): AstroIntegration => ({
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/gallery/[...state]', entrypoint: './src/gallery/Gallery.astro' });
    },
  },
});
