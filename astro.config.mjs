import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'astro/config';
import { parseDocument } from 'yaml';
import { buildConditions } from './scripts/build/build-conditions.ts';
import { finishFiles } from './scripts/build/finish-files.ts';
import { finishPages } from './scripts/build/finish-pages.ts';
import { islands } from './scripts/build/islands.ts';
import { scriptText } from './scripts/build/script-text.ts';
import { contentGate } from './scripts/content/integration.ts';
import { contentSubset } from './src/artefacts/fonts/content-subset.ts';
import { displayFace } from './src/artefacts/fonts/display-face.ts';
import { readFace } from './src/artefacts/fonts/read-face.ts';
import { display, text } from './src/styles/typefaces.ts';

/** "Page" for "Page.astro_astro_type_script_index_0_lang". */
const scriptName = ({ name }) => `_astro/${name.replace(/\.astro_.*/, '')}.[hash:6].js`;

const url = parseDocument(readFileSync('content/site.yaml', 'utf8')).get('url');
// Astro would refuse anything else before the content gate can say where it is and what to write.
const site = URL.canParse(url) ? url : undefined;

export default defineConfig({
  site,
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  build: { format: 'file', inlineStylesheets: 'always' },
  // No text contains code, and coloured code would need styles that the policy forbids.
  markdown: { syntaxHighlight: false },
  prerenderConflictBehavior: 'error',
  // Lets VS Code complete the facts of Markdown files.
  experimental: { contentIntellisense: true },
  // Netlify adds what a policy in the page cannot hold; the pages with forms add the hosts that they send to.
  security: {
    csp: {
      directives: ["default-src 'none'", "img-src 'self'", "font-src 'self'", "connect-src 'self'"],
    },
  },
  integrations: [
    contentGate(),
    buildConditions(),
    islands(),
    finishPages(),
    // The fonts, and the tools that put code of their own into the scripts.
    finishFiles([display.package, text.package, 'astro', 'rolldown', 'vite']),
    react(),
    sitemap({
      customPages: globSync('content/case-studies/*.md').map(
        (file) => `${site}/case-studies/${basename(file, '.md')}.pdf`,
      ),
      filter: (page) => !/\/(cards|404)/.test(page),
    }),
  ],
  fonts: [
    {
      name: display.name,
      cssVariable: '--font-display',
      provider: contentSubset({
        font: displayFace,
        features: ['kern'],
        // No title needs these, and each has kerning pairs.
        without: '"#*+/;<=>@[\\]^_`{|}~©°×',
      }),
      // One instance, declared bold so that the fallback is a bold face too.
      weights: [700],
      styles: ['normal'],
      fallbacks: ['Display before', 'system-ui', 'Arial'],
    },
    {
      name: text.name,
      cssVariable: '--font-text',
      provider: contentSubset({
        font: () => readFace(text.file()),
        axes: text.axes,
        // Kerning would be a fifth of the file, and barely moves a letter at the size of text.
        features: [],
        // Only code and markup need these.
        without: '"#<=>[\\]^_`{|}~',
      }),
      weights: ['400 700'],
      styles: ['normal'],
      fallbacks: ['Text before', 'system-ui', 'Arial'],
    },
  ],
  vite: {
    // Written out, light-dark() would be settled at the root and not where a colour is used: the front of a card carries
    // the other theme. The number is Features.LightDark of lightningcss; `setThemes` has the fallback.
    css: { lightningcss: { exclude: 1 << 20 } },
    // The page need not be reloaded for what tests, builds and the backend write.
    server: { watch: { ignored: ['**/.cache/**', '**/.supabase/**', '**/dist/**'] } },
    plugins: [scriptText(), vanillaExtractPlugin()],
    build: {
      // The licences of the packages that visitors get.
      license: { fileName: 'licences.txt' },
      // The browsers that are supported, and the oldest Safari in which cards and forms work: docs/browsers.md.
      target: ['chrome125', 'firefox126', 'safari15.4'],
      // A card brings its script along. On other pages the smallest is a file, which is fetched after the first paint.
      assetsInlineLimit: (file) => /\/CardActions\./.test(file),
      // Short names and hashes, because they are in the pages, and a hash does not compress.
      rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:4][extname]' } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames: scriptName,
              entryFileNames: scriptName,
            },
          },
        },
      },
    },
  },
});
