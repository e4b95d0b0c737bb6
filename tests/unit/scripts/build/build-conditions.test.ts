import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findWrongVariables } from '../../../../scripts/build/build-conditions.ts';

const url = 'https://abcdefghijklmnopqrst.supabase.co';
const right = {
  PUBLIC_SUPABASE_URL: url,
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_abc',
  PUBLIC_HCAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001',
};
/** The shape of a JSON Web Token. */
const oldKey = 'eyJhbGciOiJI.eyJyb2xlIjoi.c2lnbmF0';

test.each([
  ['a hosted project', right],
  ['a domain of its own', { ...right, PUBLIC_SUPABASE_URL: 'https://api.firm.example' }],
  ['a backend on this machine', { ...right, PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' }],
])('%s is taken', (_, variables) => {
  expect(findWrongVariables(variables, true)).toEqual([]);
});

test('outside production a build needs none of them', () => {
  expect(findWrongVariables({}, false)).toEqual([]);
});

test('half of them is refused in every context', () => {
  const told = [expect.stringContaining('PUBLIC_SUPABASE_ANON_KEY is not set')];
  const half = { ...right, PUBLIC_SUPABASE_ANON_KEY: '' };
  expect(findWrongVariables(half, true)).toEqual(told);
  expect(findWrongVariables(half, false)).toEqual(told);
});

test('a production build without any names all three', () => {
  expect(findWrongVariables({}, true)).toEqual(
    Object.keys(right).map((name) => expect.stringContaining(`${name} is not set. Set it where`)),
  );
});

// prettier-ignore
test.each([
  ['an address without https', { PUBLIC_SUPABASE_URL: 'http://abcdefghijklmnopqrst.supabase.co' }, 'with https://'],
  ['an address without a protocol', { PUBLIC_SUPABASE_URL: 'api.firm.example' }, 'such as https://'],
  ['an address with a path', { PUBLIC_SUPABASE_URL: `${url}/rest/v1` }, 'only the address of the project'],
  ['an address with a slash', { PUBLIC_SUPABASE_URL: `${url}/` }, 'without a slash at the end'],
  ['a secret key', { PUBLIC_SUPABASE_ANON_KEY: 'sb_secret_abc' }, 'replace it at Supabase'],
  ['a key of the old kind', { PUBLIC_SUPABASE_ANON_KEY: oldKey }, 'starts with sb_publishable_'],
  ['a secret of hCaptcha', { PUBLIC_HCAPTCHA_SITE_KEY: 'ES_0123456789abcdef' }, 'create a new one'],
  ['an old secret of hCaptcha', { PUBLIC_HCAPTCHA_SITE_KEY: '0x0123456789abcdef' }, 'create a new one'],
])('%s is refused in every context, and not repeated', (_, wrong, told) => {
  for (const isProduction of [true, false]) {
    const [message = '', ...others] = findWrongVariables({ ...right, ...wrong }, isProduction);
    expect(others).toEqual([]);
    const [[name = '', value = '']] = Object.entries(wrong) as [[string, string]];
    expect(message).toMatch(new RegExp(`^${name} .*${told}`));
    expect(message).not.toContain(value);
  }
});

test('.env.example names every public variable that the code reads, and no others', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}');
  const code = files.map((file) => readFileSync(file, 'utf8')).join();
  const read = new Set(code.match(/\bPUBLIC_[A-Z_]+/g));
  const named = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm);

  expect(named?.toSorted()).toEqual([...read].toSorted());
});
