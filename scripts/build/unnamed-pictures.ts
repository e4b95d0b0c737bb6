import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Deletes pictures that no page uses. Astro publishes original photos, including the place where they were taken. */
export const unnamedPictures = (): AstroIntegration => ({
  name: 'unnamed-pictures',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const texts = globSync('**/*.{html,json,js,css}', { cwd: folder })
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('\n');
      for (const picture of globSync('_astro/*.{jpg,jpeg,png,webp,avif,svg}', { cwd: folder }))
        if (!texts.includes(basename(picture))) rmSync(join(folder, picture));
    },
  },
});
