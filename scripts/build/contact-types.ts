import { globSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Tells Netlify the type of each contact file in the file _headers. By its ending alone a contact file would get the
 * old type text/x-vcard, and a phone would not offer to add the contact. A rule for /cards/*.vcf would apply to the
 * page "Card not found" as well.
 */
export const contactTypes = (): AstroIntegration => ({
  name: 'contact-types',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const rules = globSync('cards/**/*.vcf', { cwd: fileURLToPath(dir) })
        .toSorted()
        .map((file) => `/${file}\n  Content-Type: text/vcard; charset=utf-8\n`);
      writeFileSync(new URL('_headers', dir), rules.join(''));
    },
  },
});
