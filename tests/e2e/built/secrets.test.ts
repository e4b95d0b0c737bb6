import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { expect, test } from '@playwright/test';
import { listProduction, readProduction } from '../../support/production.ts';

const secrets = [
  // A secret key of Supabase, in the new and the old format, and a secret of hCaptcha.
  'sb_secret_[A-Za-z0-9_-]{16,}',
  'eyJ[A-Za-z0-9_-]{16,}\\.eyJ[A-Za-z0-9_-]{16,}',
  'ES_[0-9a-f]{32}',
  '-----BEGIN [A-Z ]*PRIVATE KEY',
];

/** All matches of a pattern in the published files, with their files. */
const findAll = (pattern: RegExp) =>
  listProduction().flatMap((file) =>
    Array.from(readProduction(file).matchAll(pattern), ([found]) => ({ file, found })),
  );
const valuesOf = (matches: { found: string }[]) => [...new Set(matches.map(({ found }) => found))];

test('no secret key is published', () => {
  expect(listProduction().length).toBeGreaterThan(200);
  const key = /sb_publishable_[\w-]+/g;
  expect(findAll(key).length, 'The search finds the public key').toBeGreaterThan(0);

  expect(findAll(new RegExp(secrets.join('|'), 'g'))).toEqual([]);
});

test('no private address is published except this test’s backend', () => {
  const addresses = findAll(
    /\b(localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})(:\d+)?\b/g,
  );
  const { host } = new URL(process.env['FORMS_BACKEND_URL'] ?? '');
  expect(valuesOf(addresses)).toContain(host);

  const strangers = addresses.filter(({ found }) => found !== host);
  // supabase-js recognises a local backend by these names.
  const ownNames = ['127.0.0.1', 'localhost', 'localhost:9999'];
  const unexplained = strangers.filter(
    ({ file, found }) =>
      !(ownNames.includes(found) && readProduction(file).includes('supabase-js')),
  );
  expect(unexplained).toEqual([]);
});

test('nothing tells where the site was built', () => {
  const folders = [process.cwd(), homedir(), '/node_modules/', 'file:///', '/home/', '/Users/'];
  expect(findAll(new RegExp(folders.map(RegExp.escape).join('|'), 'g'))).toEqual([]);
});

test('no map leads back to the source', () => {
  expect(listProduction().filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(findAll(/sourceMappingURL/g)).toEqual([]);
});

test('every email address is in the content', () => {
  const domain = /email: \S+@(\S+)/.exec(readFileSync('content/site.yaml', 'utf8'))?.[1] ?? '';
  const known = globSync('content/**/*.{yaml,md}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll('{domain}', domain);
  // After two slashes it is a host in a URL.
  const addresses = valuesOf(findAll(/(?<!\/\/)\b[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+\b/g));
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
});

test('no secret key was ever committed', () => {
  test.skip(!existsSync('.git'), 'there is no history here: this is a copy without git');
  const commits = execFileSync('git', ['log', '--all', '--format=%h', `-G${secrets.join('|')}`]);
  expect(commits.toString()).toBe('');
});
