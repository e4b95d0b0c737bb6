import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { resolveConnection } from '../../src/lib/submissions/config.ts';
import { needSpace } from '../dev/disk-space.ts';
import { messageOf, plainError } from '../dev/errors.ts';

/** Tells before a build what it would fail for at its end: a variable that is missing, a disk that is full. */
export const buildConditions = (): AstroIntegration => ({
  name: 'build-conditions',
  hooks: {
    'astro:config:setup': async ({ command, config }) => {
      if (command !== 'build') return;
      const variables = loadEnv('production', process.cwd(), 'PUBLIC_');
      await resolveConnection(
        { ...variables, CONTEXT: process.env['CONTEXT'] },
        async () => 'a key that is made when it is needed',
      ).catch((error: unknown) => {
        throw plainError(messageOf(error));
      });
      needSpace(fileURLToPath(config.outDir), 30, 'the built site');
      needSpace(fileURLToPath(config.cacheDir), 30, 'the cache of pictures and fonts');
    },
  },
});
