import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';

/** Completes what a build made besides pages. The packages are those that Vite, which lists what scripts import, leaves out. */
export const finishFiles = (packages: string[]): AstroIntegration => ({
  name: 'finish-files',
  hooks: {
    'astro:build:done': ({ dir }) => {
      deleteUnnamedPictures(dir);
      writeHeaders(dir);
      appendFileSync(new URL('licences.txt', dir), packages.map(describeLicence).join(''));
    },
  },
});

/**
 * Writes Netlify's file _headers, with a rule for each file. A rule for a whole folder would apply to missing files as
 * well: a browser would remember for a year that a file was missing, even if that version of the site is published again.
 */
function writeHeaders(folder: URL) {
  const rules = (files: string, header: string) =>
    globSync(files, { cwd: folder }).map((file) => `/${file}\n  ${header}\n`);
  const all = [
    // By its ending alone it would get the old type text/x-vcard, and a phone would not offer to add the contact.
    ...rules('cards/**/*.vcf', 'Content-Type: text/vcard; charset=utf-8'),
    // A card says so itself. Its files cannot.
    ...rules('cards/**/*.{vcf,svg,jpg}', 'X-Robots-Tag: noindex'),
    // These files get a new name whenever their content changes.
    ...rules('_astro/**/*.*', 'Cache-Control: public, max-age=31536000, immutable'),
  ];
  writeFileSync(new URL('_headers', folder), all.join(''));
}

/** Deletes pictures that no page uses. Astro publishes the photo of a draft as it is, with the place where it was taken. */
function deleteUnnamedPictures(folder: URL) {
  const texts = globSync('**/*.{html,json,js,css}', { cwd: folder })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  for (const picture of globSync('_astro/*.{jpg,jpeg,png,webp,avif,svg}', { cwd: folder }))
    if (!texts.includes(basename(picture))) rmSync(new URL(picture, folder));
}

/** In the format of Vite's list. */
function describeLicence(name: string): string {
  const facts = new URL(import.meta.resolve(`${name}/package.json`));
  const { version, license } = JSON.parse(readFileSync(facts, 'utf8'));
  const [notice = ''] = globSync('LICENSE*', { cwd: new URL('.', facts) });
  // The rest of Vite's file is about code that is not shipped.
  const [text = ''] = readFileSync(new URL(notice, facts), 'utf8').split('# Licenses of bundled');
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}
