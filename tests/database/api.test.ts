import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestBackend } from './support/embedded.ts';
import { smallestRow } from './support/smallest-row.ts';

// Only what the API can get wrong. supabase/tests tests what a visitor may do with tables and bucket.

const backend = await startTestBackend();
const { visitor, staff } = backend;
afterAll(backend.stop);

test('without a key, or with a made-up one, nothing can be sent', async () => {
  for (const [table, sent] of [
    ['cv_uploads', { name: makeName() }],
    ['career_applications', smallestRow()],
    ['get_started_submissions', smallestRow()],
  ] as const) {
    for (const key of [{}, { apikey: 'sb_publishable_made_up' }]) {
      const answer = await fetch(`${backend.url}/rest/v1/${table}`, {
        method: 'POST',
        body: JSON.stringify(sent),
        headers: { 'content-type': 'application/json', ...key },
      });
      expect(answer.status).toBe(401);
    }
    expect((await staff.from(table).select()).data).toEqual([]);
  }
});

test('settings and functions are out of reach', async () => {
  expect((await visitor.schema('private').from('settings').select()).data).toBeNull();
  expect((await visitor.rpc('setting', { wanted: 'captcha_check' })).data).toBeNull();
  expect((await visitor.rpc('delete_expired_submissions')).data).toBeNull();
  expect((await visitor.rpc('tell_staff')).error?.code).toBe('42501');
});

test('nobody can sign up', async () => {
  const account = { email: 'eve@example.com', password: 'a password' };
  expect((await visitor.auth.signUp(account)).error?.status).toBe(422);
  expect((await visitor.auth.signInAnonymously()).error?.status).toBe(422);
});

test('a CV of exactly 10 MiB is kept byte for byte, without a public address, until private.remove_cvs asks', async () => {
  const bucket = visitor.storage.from('cv-files');
  const name = makeName();
  const bytes = randomBytes(10 * 1024 * 1024);
  expect((await visitor.from('cv_uploads').insert({ name })).error).toBeNull();
  // The embedded backend 0.10 does not find the file in a multipart body, as which a Blob would be sent.
  const body = new Uint8Array(bytes).buffer;
  expect((await bucket.upload(name, body, { contentType: 'application/pdf' })).error).toBeNull();

  const { data: kept } = await staff.storage.from('cv-files').download(name);
  expect(bytes.equals(Buffer.from(await (kept ?? new Blob()).arrayBuffer()))).toBe(true);
  expect((await fetch(bucket.getPublicUrl(name).data.publicUrl)).ok).toBe(false);

  const folder = join(backend.dataDir, 'supabase/.temp/storage');
  const listFiles = () =>
    readdirSync(folder, { recursive: true }).filter((file) => String(file).includes(name));
  expect(listFiles()).toHaveLength(1);
  const response = await fetch(`${backend.url}/storage/v1/object/cv-files`, {
    method: 'DELETE',
    headers: { apikey: backend.serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [name] }),
  });
  expect(response.status).toBe(200);
  expect(listFiles()).toEqual([]);
  const { data: left } = await staff.storage.from('cv-files').list('', { search: name });
  expect(left).toEqual([]);
});

const makeName = () => `${Date.now()}_Ada_Lovelace_${randomBytes(3).toString('hex')}_CV.pdf`;
