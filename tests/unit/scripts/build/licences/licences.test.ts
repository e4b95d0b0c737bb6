import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect } from 'vitest';
import { formatLicences, readLicence } from '../../../../../scripts/build/licences/licence.ts';
import { packageFolder } from '../../../../../scripts/build/licences/shipped-licences.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'package-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

const describePackage = (folder: string, facts: object) =>
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'engine', version: '1.0.0', ...facts }),
  );

test('a module belongs to the innermost package around it', () => {
  expect(packageFolder('/site/node_modules/react-dom/client.js')).toEqual([
    '/site/node_modules/react-dom',
  ]);
  expect(packageFolder('/site/node_modules/a/node_modules/@b/c/index.js?x')).toEqual([
    '/site/node_modules/a/node_modules/@b/c',
  ]);
  expect(packageFolder('\0/site/node_modules/react/index.js?commonjs')).toEqual([
    '/site/node_modules/react',
  ]);
  expect(packageFolder('\0vite/preload-helper.js')).toEqual([resolve('node_modules/vite')]);
  expect(packageFolder('/site/src/ui/button.ts')).toEqual([]);
});

test('a package is listed with its version, its terms and its notice', ({ folder }) => {
  describePackage(folder, { license: 'MIT' });
  writeFileSync(join(folder, 'LICENSE.md'), 'Copyright Ada Lovelace\n');
  const licence = readLicence(folder);
  expect(licence).toEqual({
    name: 'engine',
    version: '1.0.0',
    terms: 'MIT',
    text: 'Copyright Ada Lovelace',
  });
  const list = formatLicences([licence, { ...licence, name: 'card' }, licence]);
  expect(list.match(/^\w+ 1\.0\.0 \(MIT\)$/gm)).toEqual(['card 1.0.0 (MIT)', 'engine 1.0.0 (MIT)']);
});

test('without a notice of its own a package is listed under its author', ({ folder }) => {
  describePackage(folder, { license: 'MIT', author: { name: 'Ada Lovelace' } });
  expect(readLicence(folder).text).toBe('Copyright Ada Lovelace');
});

test('terms that nobody looked at stop the build, and the message says what to do', ({
  folder,
}) => {
  describePackage(folder, { license: 'AGPL-3.0' });
  expect(() => readLicence(folder)).toThrow(
    /package engine .* “AGPL-3\.0”.* scripts\/build\/licences\/licence\.ts/,
  );
});
