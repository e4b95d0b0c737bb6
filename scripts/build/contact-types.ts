import { globSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Tells Netlify the type of each contact file, in its file _headers. A phone offers to add a contact only if the type says
 * so, and by the ending alone it would be the old text/x-vcard. A rule for /cards/*.vcf would give that type to the page
 * that says "Card not found" as well.
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
