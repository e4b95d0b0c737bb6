import { globSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Writes Netlify's headers for single files. Comes last, because it lists every file. */
export const headers = (): AstroIntegration => ({
  name: 'headers',
  hooks: { 'astro:build:done': ({ dir }) => writeHeaders(dir) },
});

/**
 * Writes Netlify's file _headers, with a rule for each file. A rule for a whole folder would apply to missing files too: a
 * browser would cache for a year that a file is missing, even if that version of the site is published again.
 */
function writeHeaders(folder: URL) {
  const rules = (files: string, header: string) =>
    globSync(files, { cwd: folder }).map((file) => `/${file}\n  ${header}\n`);
  const all = [
    // Netlify would send the old type text/x-vcard, and phones would not offer to add the contact.
    ...rules('cards/**/*.vcf', 'Content-Type: text/vcard; charset=utf-8'),
    ...rules('speculation-rules.json', 'Content-Type: application/speculationrules+json'),
    // The page of a card has a meta element. Its files cannot.
    ...rules('cards/**/*.{vcf,svg,jpg}', 'X-Robots-Tag: noindex'),
    // These files change their name whenever their content changes.
    ...rules('_astro/**/*.*', 'Cache-Control: public, max-age=31536000, immutable'),
    ...globSync('**/*.*', { cwd: folder }).flatMap(restrictUse),
  ];
  writeFileSync(new URL('_headers', folder), all.join(''));
}

/** Pictures may be shown elsewhere, such as in the signature of an email. Pages and data may not. */
function restrictUse(file: string): string[] {
  const isPicture = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/.test(file);
  const header = `Cross-Origin-Resource-Policy: ${isPicture ? 'cross-origin' : 'same-origin'}`;
  // A page also has an address without .html.
  const paths = new Set([file, file.replace(/(^index)?\.html$/, '')]);
  return [...paths].map((path) => `/${path}\n  ${header}\n`);
}
