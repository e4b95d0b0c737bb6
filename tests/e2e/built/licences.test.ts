import { expect, test } from '@playwright/test';
import { valuesOf } from '../../support/html.ts';
import { readBuilt } from '../../support/site.ts';

/** Whose work is shipped. Who adds a name has looked at its terms and at what it costs a visitor. */
const shipped = [
  '@astrojs/react',
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/bricolage-grotesque',
  '@hcaptcha/react-hcaptcha',
  '@supabase/auth-js',
  '@supabase/functions-js',
  '@supabase/phoenix',
  '@supabase/postgrest-js',
  '@supabase/realtime-js',
  '@supabase/storage-js',
  '@supabase/supabase-js',
  'astro',
  'framer-motion',
  'iceberg-js',
  'motion',
  'motion-dom',
  'motion-utils',
  'react',
  'react-dom',
  'rolldown',
  'scheduler',
  'tslib',
  'vite',
];

const list = readBuilt('/licences.txt').toString();

test('the packages whose code the site ships are those that were looked at', () => {
  const names = Array.from(list.matchAll(/^(\S+) \d+\.\d+\.\d+ \((.+)\)$/gm), ([, name]) => name);
  expect(names.toSorted()).toEqual(shipped);
});

test('each is listed with its notice', () => {
  const [, ...parts] = list.split(`\n${'-'.repeat(80)}\n`);
  expect(parts).toHaveLength(shipped.length);
  for (const part of parts) expect(part).toMatch(/copyright/i);
});

test('the terms of the site lead to the list', () => {
  expect(valuesOf('/terms-and-conditions.html', 'a', 'href')).toContain('/licences.txt');
});
