import { globSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'astro/config';
import { buildConditions } from './scripts/build/build-conditions.ts';
import { finishFiles } from './scripts/build/finish-files.ts';
import { finishPages } from './scripts/build/finish-pages.ts';
import { scriptText } from './scripts/build/script-text.ts';
import { contentGate } from './scripts/content/integration.ts';
import { publishedUrl } from './scripts/content/published-url.ts';
import { contentSubset } from './src/artefacts/fonts/content-subset.ts';
import { displayFace } from './src/artefacts/fonts/display-face.ts';
import { readFace } from './src/artefacts/fonts/read-face.ts';
import { display, text } from './src/styles/typefaces.ts';
import { islands } from './src/ui/island/integration.ts';

/** "Page" for "Page.astro_astro_type_script_index_0_lang". */
const scriptName = ({ name }) => `_astro/${name.replace(/\.astro_.*/, '')}.[hash:6].js`;

export default defineConfig({
  site: publishedUrl(),
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  build: { format: 'file', inlineStylesheets: 'always' },
  // No text holds code, and its colours would need styles that the policy forbids.
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
    // The fonts, and what the tools write into the scripts themselves.
    finishFiles([display.package, text.package, 'astro', 'rolldown', 'vite']),
    react(),
    sitemap({
      customPages: globSync('content/case-studies/*.md').map(
        (file) => `${publishedUrl()}/case-studies/${basename(file, '.md')}.pdf`,
      ),
      filter: (page) => !/\/(cards|video|404)/.test(page),
      serialize: (item) => ({ ...item, url: item.url.replace(/\/$/, '') || item.url }),
    }),
  ],
  fonts: [
    {
      name: display.name,
      cssVariable: '--font-display',
      provider: contentSubset({
        font: displayFace,
        features: ['kern'],
        // No title is written with these, and each costs its pairs for kerning.
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
        // Its kerning would be a fifth of the file, and at the size of text hardly moves a letter.
        features: [],
        // What only code and markup are written with.
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
    // What tests, builds and the backend write is no reason to load the page anew.
    server: { watch: { ignored: ['**/.cache/**', '**/.supabase/**', '**/dist/**'] } },
    plugins: [scriptText(), vanillaExtractPlugin()],
    build: {
      // What a visitor's browser gets is the work of others too.
      license: { fileName: 'licences.txt' },
      // What is supported, and below it what cards and forms still work in: see docs/browsers.md.
      target: ['chrome125', 'firefox126', 'safari15.4'],
      // A card brings its script along. On other pages the smallest is a file, which is fetched after the first paint.
      assetsInlineLimit: (file) => /\/CardActions\./.test(file),
      // Shorter names and hashes: each stands in the pages, where compression does not help a hash.
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
