import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { valuesOf } from '../../support/html.ts';
import { readBuilt } from '../../support/site.ts';

/** These licences only require that their text is included. */
const accepted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

const [, ...licences] = readBuilt('/licences.txt').toString().split(/^## /m);

test('every package that the site ships is listed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const shipped = Object.keys(packages).filter((path) => {
    const { dev, devOptional, optional } = packages[path];
    return path && !(dev || devOptional || optional);
  });
  // These only re-export other packages.
  const own = shipped
    .map((path) => path.replace(/.*node_modules\//, ''))
    .filter((name) => !['motion', 'framer-motion'].includes(name));
  const listed = licences.map((licence) => licence.split(' ')[0]);
  expect(listed).toEqual(expect.arrayContaining(own));
});

test('each has accepted terms, with its copyright notice', () => {
  for (const licence of licences) {
    const [, terms = ''] = /^.* \((.+)\)$/m.exec(licence) ?? [];
    expect(accepted, licence).toContain(terms);
    expect(licence).toMatch(/copyright/i);
  }
});

test('the terms of the site lead to the list', () => {
  expect(valuesOf('/terms-and-conditions.html', 'a', 'href')).toContain('/licences.txt');
});
