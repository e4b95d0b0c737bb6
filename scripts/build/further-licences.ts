import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds packages to the list of licences. Vite lists only those that scripts import. */
export const furtherLicences = (file: string, packages: string[]): AstroIntegration => ({
  name: 'further-licences',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(`/${file}`, (_, response) =>
        response.end('The build makes this list. Run "npm start" to read it.\n'),
      );
    },
    'astro:build:done': ({ dir }) =>
      appendFileSync(new URL(file, dir), packages.map(describe).join('')),
  },
});

/** In the format of Vite's list. */
function describe(name: string): string {
  const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [notice = ''] = globSync('LICENSE*', { cwd: folder });
  // The rest of Vite's file is about code that is not shipped.
  const [text = ''] = readFileSync(join(folder, notice), 'utf8').split('# Licenses of bundled');
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}
