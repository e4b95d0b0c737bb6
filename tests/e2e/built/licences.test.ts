import { expect, test } from '@playwright/test';
import { display, text } from '#styles/typefaces.ts';
import { valuesOf } from '../../support/html.ts';
import { readBuilt } from '../../support/site.ts';

/** The packages that the site ships. Before you add one, look at its terms and at what it costs a visitor. */
const shipped = [
  '@astrojs/react',
  display.package,
  text.package,
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
  'motion-dom',
  'motion-utils',
  'react',
  'react-dom',
  'rolldown',
  'scheduler',
  'tslib',
  'vite',
];

/** These terms only require that their text goes with the work. */
const accepted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

const [, ...listed] = readBuilt('/licences.txt').toString().split(/^## /m);
const packages = listed.map(
  (licence) => /^(?<name>\S+) - \S+ \((?<terms>.+)\)$/m.exec(licence)?.groups,
);

test('the site ships the code of reviewed packages only', () => {
  expect(packages.map((found) => found?.['name']).toSorted()).toEqual(shipped.toSorted());
});

test('each has accepted terms', () => {
  const others = packages.filter((found) => !accepted.includes(found?.['terms'] ?? ''));
  expect(others).toEqual([]);
});

test('each is listed with its copyright notice', () => {
  for (const licence of listed) expect(licence).toMatch(/copyright/i);
});

test('the terms of the site lead to the list', () => {
  expect(valuesOf('/terms-and-conditions.html', 'a', 'href')).toContain('/licences.txt');
});
