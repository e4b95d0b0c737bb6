import { expect, test } from 'vitest';
import { resolveConnection } from '#lib/submissions/config.ts';

const hosted = {
  PUBLIC_SUPABASE_URL: 'https://project.supabase.example',
  PUBLIC_SUPABASE_ANON_KEY: 'hosted-key',
  PUBLIC_HCAPTCHA_SITE_KEY: 'site-key',
};
const readKey = () => Promise.resolve('local-key');

test('a production build sends to what its environment names', async () => {
  expect(await resolveConnection({ ...hosted, CONTEXT: 'production' }, readKey)).toEqual({
    backend: { url: 'https://project.supabase.example', key: 'hosted-key' },
    siteKey: 'site-key',
  });
});

test.each(Object.keys(hosted))('a production build without %s fails and names it', async (name) => {
  const env = { ...hosted, [name]: '', CONTEXT: 'production' };
  await expect(resolveConnection(env, readKey)).rejects.toThrow(name);
});

test('a production build without any names all three', async () => {
  await expect(resolveConnection({ CONTEXT: 'production' }, readKey)).rejects.toThrow(
    'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY and PUBLIC_HCAPTCHA_SITE_KEY',
  );
});

const token = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test.each([token('service_role'), token('authenticated'), 'sb_secret_abc'])(
  'a key that would let every visitor read is refused and not repeated: %s',
  async (key) => {
    const refusal = resolveConnection({ ...hosted, PUBLIC_SUPABASE_ANON_KEY: key }, readKey);
    await expect(refusal).rejects.toThrow(/PUBLIC_SUPABASE_ANON_KEY holds a secret key/);
    await expect(refusal).rejects.not.toThrow(key);
  },
);

test.each([token('anon'), 'sb_publishable_abc'])('a public key is taken: %s', async (key) => {
  const { backend } = await resolveConnection(
    { ...hosted, PUBLIC_SUPABASE_ANON_KEY: key },
    readKey,
  );
  expect(backend.key).toBe(key);
});

test.each([undefined, 'dev', 'deploy-preview', 'branch-deploy'])(
  'a build in the context %s falls back to the embedded backend without hCaptcha',
  async (CONTEXT) => {
    expect(await resolveConnection({ CONTEXT }, readKey)).toEqual({
      backend: { url: 'http://127.0.0.1:54321', key: 'local-key' },
      siteKey: undefined,
    });
  },
);
