import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Completes what a build made besides pages. The packages are those that Vite, which lists what scripts import, leaves out. */
export const finishFiles = (packages: string[]): AstroIntegration => ({
  name: 'finish-files',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      writeContactTypes(folder);
      deleteUnnamedPictures(folder);
      appendFileSync(join(folder, 'licences.txt'), packages.map(describeLicence).join(''));
    },
  },
});

/**
 * Tells Netlify the type of each contact file in the file _headers. By its ending alone a contact file would get the
 * old type text/x-vcard, and a phone would not offer to add the contact. A rule for /cards/*.vcf would apply to the
 * page "Card not found" as well.
 */
function writeContactTypes(folder: string) {
  const rules = globSync('cards/**/*.vcf', { cwd: folder })
    .toSorted()
    .map((file) => `/${file}\n  Content-Type: text/vcard; charset=utf-8\n`);
  writeFileSync(join(folder, '_headers'), rules.join(''));
}

/** Deletes pictures that no page uses. Astro publishes the photo of a draft as it is, with the place where it was taken. */
function deleteUnnamedPictures(folder: string) {
  const texts = globSync('**/*.{html,json,js,css}', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  for (const picture of globSync('_astro/*.{jpg,jpeg,png,webp,avif,svg}', { cwd: folder }))
    if (!texts.includes(basename(picture))) rmSync(join(folder, picture));
}

/** In the format of Vite's list. */
function describeLicence(name: string): string {
  const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [notice = ''] = globSync('LICENSE*', { cwd: folder });
  // The rest of Vite's file is about code that is not shipped.
  const [text = ''] = readFileSync(join(folder, notice), 'utf8').split('# Licenses of bundled');
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}
