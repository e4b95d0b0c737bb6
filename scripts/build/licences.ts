import { appendFileSync, globSync, readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Adds packages to the list of licences that Vite writes. `packages` are those that it leaves out. */
export const licences = (packages: string[]): AstroIntegration => ({
  name: 'licences',
  hooks: {
    'astro:build:done': ({ dir }) =>
      appendFileSync(new URL('licences.txt', dir), packages.map(describeLicence).join('')),
  },
});

/** Writes one licence in the format of Vite's list. */
function describeLicence(name: string): string {
  const facts = new URL(import.meta.resolve(`${name}/package.json`));
  const { version, license } = JSON.parse(readFileSync(facts, 'utf8'));
  const [notice] = globSync('LICENSE*', { cwd: new URL('.', facts) });
  if (!notice) throw new Error(`The package ${name} has no LICENSE file.`);
  // The rest of Vite's licence file is about code that the site does not contain.
  const [text = ''] = readFileSync(new URL(notice, facts), 'utf8').split('# Licenses of bundled');
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}
