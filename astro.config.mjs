import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, svgoOptimizer } from 'astro/config';
import { Features } from 'lightningcss';
import { parseDocument } from 'yaml';
import { buildConditions } from './scripts/build/build-conditions.ts';
import { contentWords } from './scripts/build/content-words.ts';
import { finishPages } from './scripts/build/finish-pages.ts';
import { gallery } from './scripts/build/gallery.ts';
import { headers } from './scripts/build/headers.ts';
import { keepNames } from './scripts/build/keep-names.ts';
import { islands } from './scripts/build/islands.ts';
import { licences } from './scripts/build/licences.ts';
import { scriptText } from './scripts/build/script-text.ts';
import { styles } from './scripts/build/styles.ts';
import { contentGate } from './scripts/content/integration.ts';
import { contentSubset } from './src/artefacts/fonts/content-subset.ts';
import { displayFace } from './src/artefacts/fonts/display-face.ts';
import { textFace, zeroFace } from './src/artefacts/fonts/text-face.ts';
import { display, text } from './src/styles/typefaces.ts';

const url = parseDocument(readFileSync('content/site.yaml', 'utf8')).get('url');
// Astro would refuse anything else before the content gate can say where it is and what to write.
const site = URL.canParse(url) ? url : undefined;

export default defineConfig({
  site,
  trailingSlash: 'never',
  // Not 4321, where "npm start" serves the site that it has built.
  server: { port: 4322 },
  devToolbar: { enabled: false },
  build: { format: 'file', inlineStylesheets: 'always' },
  // No text contains code, and coloured code would need styles that the policy forbids.
  markdown: { syntaxHighlight: false, processor: satteri({ mdastPlugins: [keepNames] }) },
  prerenderConflictBehavior: 'error',
  experimental: {
    // Lets VS Code complete the facts of Markdown files.
    contentIntellisense: true,
    // Without plugins it only leaves out the line breaks of a drawing, which every page would carry.
    svgOptimizer: svgoOptimizer({ plugins: [] }),
  },
  integrations: [
    contentGate(),
    buildConditions(),
    contentWords(),
    islands(),
    styles(),
    gallery(),
    finishPages(),
    react(),
    sitemap({
      customPages: [
        `${site}/one-page.pdf`,
        ...globSync('content/case-studies/*.md').map(
          (file) => `${site}/case-studies/${basename(file, '.md')}.pdf`,
        ),
      ],
      filter: (page) => !/\/(cards|partials|404)/.test(page),
    }),
    // The fonts, and the tools that put code of their own into the scripts.
    licences([display.package, text.package, 'astro', 'rolldown', 'vite']),
    // Last, because it lists every file.
    headers(),
  ],
  fonts: [
    {
      name: display.name,
      cssVariable: '--font-display',
      provider: contentSubset({
        font: displayFace,
        features: ['kern'],
        // Neither titles nor cards need these, and each has kerning pairs.
        without: '"#*+;<=>[\\]^_`{|}~©°×',
      }),
      // One instance, declared bold so that the fallback is a bold face too.
      weights: [700],
      styles: ['normal'],
      fallbacks: [display.fallbackName, 'Arial'],
    },
    {
      name: text.name,
      cssVariable: '--font-text',
      provider: contentSubset({
        font: textFace,
        zero: zeroFace,
        // Kerning would be a fifth of the file, and barely moves a letter at the size of text.
        features: [],
        // Only code and markup need these.
        without: '"#<=>[\\]^_`{|}~',
      }),
      weights: ['400 700'],
      styles: ['normal'],
      // While the font is on its way, Firefox passes over the first of these.
      fallbacks: [text.fallbackName, 'Arial'],
    },
  ],
  vite: {
    // The page need not be reloaded for what tests, builds and the backend write.
    server: { watch: { ignored: ['**/.cache/**', '**/.supabase/**', '**/dist/**'] } },
    plugins: [scriptText()],
    // No style uses `light-dark()`. Without this, two variables for it would follow each `color-scheme`, on every page.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      // The licences of the packages that visitors get.
      license: { fileName: 'licences.txt' },
      // The browsers that are supported, and the oldest Safari in which cards and forms work: docs/browsers.md.
      target: ['chrome125', 'firefox126', 'safari15.4'],
      // Even the smallest script is a file, which is fetched after the first paint.
      assetsInlineLimit: 0,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // By default a name repeats the path of its script, and a page names up to eleven.
              entryFileNames: '_astro/[hash].js',
              chunkFileNames: '_astro/[hash].js',
              // Visitors fetch React once, with the first island that they use, and keep it for a year.
              codeSplitting: {
                groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
              },
            },
          },
        },
      },
    },
  },
});
