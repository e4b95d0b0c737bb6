import { expect, test } from 'vitest';
import { findWrongVariables } from '../../../../scripts/build/connection.ts';

const token = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', ...claims }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const url = 'https://abcdefghijklmnopqrst.supabase.co';
const key = token({ role: 'anon', ref: 'abcdefghijklmnopqrst' });
const siteKey = '10000000-ffff-ffff-ffff-000000000001';
const right = {
  PUBLIC_SUPABASE_URL: url,
  PUBLIC_SUPABASE_ANON_KEY: key,
  PUBLIC_HCAPTCHA_SITE_KEY: siteKey,
};

test.each([
  ['a hosted project', right],
  ['a publishable key', { ...right, PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_abc' }],
  ['a domain of its own', { ...right, PUBLIC_SUPABASE_URL: 'https://api.firm.example' }],
  ['a backend on this machine', { ...right, PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' }],
])('%s is taken', (_, variables) => {
  expect(findWrongVariables(variables, true)).toEqual([]);
});

test('outside production a build needs none of them', () => {
  expect(findWrongVariables({}, false)).toEqual([]);
});

test('a production build without any names all three', () => {
  expect(findWrongVariables({}, true)).toEqual(
    Object.keys(right).map((name) => expect.stringContaining(`${name} is not set. Set it where`)),
  );
});

// prettier-ignore
test.each([
  ['an address without https', { PUBLIC_SUPABASE_URL: 'http://abcdefghijklmnopqrst.supabase.co' }, 'must start with https://'],
  ['an address without a protocol', { PUBLIC_SUPABASE_URL: 'api.firm.example' }, 'is not an address'],
  ['an address with a path', { PUBLIC_SUPABASE_URL: `${url}/rest/v1` }, 'has a path or a slash'],
  ['an address with a slash', { PUBLIC_SUPABASE_URL: `${url}/` }, 'has a path or a slash'],
  ['the service key', { PUBLIC_SUPABASE_ANON_KEY: token({ role: 'service_role' }) }, 'PUBLIC_SUPABASE_ANON_KEY contains a secret key'],
  ['a secret key', { PUBLIC_SUPABASE_ANON_KEY: 'sb_secret_abc' }, 'PUBLIC_SUPABASE_ANON_KEY contains a secret key'],
  ['no key', { PUBLIC_SUPABASE_ANON_KEY: 'password' }, 'PUBLIC_SUPABASE_ANON_KEY is not a Supabase key'],
  ['a key of another project', { PUBLIC_SUPABASE_ANON_KEY: token({ role: 'anon', ref: 'other' }) }, 'belongs to the project other'],
  ['a secret of hCaptcha', { PUBLIC_HCAPTCHA_SITE_KEY: 'ES_0123456789abcdef' }, 'PUBLIC_HCAPTCHA_SITE_KEY contains an hCaptcha secret'],
  ['an old secret of hCaptcha', { PUBLIC_HCAPTCHA_SITE_KEY: '0x0123456789abcdef' }, 'PUBLIC_HCAPTCHA_SITE_KEY contains an hCaptcha secret'],
  ['no site key', { PUBLIC_HCAPTCHA_SITE_KEY: 'site' }, 'PUBLIC_HCAPTCHA_SITE_KEY is not a site key'],
  ['half of them', { PUBLIC_SUPABASE_ANON_KEY: '' }, 'PUBLIC_SUPABASE_ANON_KEY is not set'],
])('%s is refused in every context, and not repeated', (_, wrong, told) => {
  for (const isProduction of [true, false]) {
    const [message = '', ...others] = findWrongVariables({ ...right, ...wrong }, isProduction);
    expect(others).toEqual([]);
    expect(message).toContain(told);
    for (const value of Object.values(wrong).filter((text) => /ES_|sb_secret|password/.test(text)))
      expect(message).not.toContain(value);
  }
});
