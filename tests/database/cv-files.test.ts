import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestBackend } from './support/embedded.ts';

// What a browser can do through the API. Which names are allowed, and when, is tested in supabase/tests.

const contentType = 'application/pdf';
const limit = 10 * 1024 * 1024;

const backend = await startTestBackend();
const { visitor, staff } = backend;
afterAll(backend.stop);

test('a visitor neither sees nor changes the bucket, even while it is empty, and cannot add another', async () => {
  expect((await visitor.storage.listBuckets()).data).toEqual([]);
  expect((await visitor.storage.createBucket('mine')).error).not.toBeNull();
  await visitor.storage.emptyBucket('cv-files');
  await visitor.storage.deleteBucket('cv-files');
  await visitor.storage.updateBucket('cv-files', { public: true });
  const { data } = await staff.storage.getBucket('cv-files');
  expect(data).toMatchObject({ id: 'cv-files', public: false, file_size_limit: limit });
});

test('a CV of exactly 10 MiB is kept byte for byte', async () => {
  const bytes = randomBytes(limit);
  const name = await add(bytes);
  expect(bytes.equals(await read(name))).toBe(true);
});

test('a visitor cannot list, read or sign what they added', async () => {
  const name = await add(randomBytes(10));
  const bucket = visitor.storage.from('cv-files');

  expect((await bucket.list()).data).toEqual([]);
  expect((await bucket.download(name)).data).toBeNull();
  expect((await bucket.info(name)).data).toBeNull();
  expect((await bucket.createSignedUrl(name, 60)).data).toBeNull();
  expect((await fetch(bucket.getPublicUrl(name).data.publicUrl)).ok).toBe(false);
});

test('a visitor cannot replace, move, copy or remove what they added', async () => {
  const bytes = randomBytes(10);
  const name = await add(bytes);
  const bucket = visitor.storage.from('cv-files');
  const other = new Uint8Array(10);
  const options = { contentType };

  expect((await bucket.upload(name, other, options)).error).toMatchObject({ statusCode: '409' });
  expect((await bucket.upload(name, other, { ...options, upsert: true })).error).not.toBeNull();
  expect((await bucket.update(name, other, options)).error).not.toBeNull();
  expect((await bucket.move(name, makeName())).error).not.toBeNull();
  expect((await bucket.copy(name, makeName())).error).not.toBeNull();
  await bucket.remove([name]);

  expect(bytes.equals(await read(name))).toBe(true);
});

test('the request of private.remove_cvs deletes the row and the file', async () => {
  const name = await add(randomBytes(10));
  const files = () =>
    readdirSync(join(backend.dataDir, 'supabase/.temp/storage'), { recursive: true })
      .map(String)
      .filter((file) => file.includes(name));
  expect(files()).toHaveLength(1);

  const response = await fetch(`${backend.url}/storage/v1/object/cv-files`, {
    method: 'DELETE',
    headers: { apikey: backend.serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [name] }),
  });

  expect(response.status).toBe(200);
  expect(files()).toEqual([]);
  const { data } = await staff.storage.from('cv-files').list('', { search: name });
  expect(data).toEqual([]);
});

function makeName() {
  return `${Date.now()}_Ada_Lovelace_${randomBytes(3).toString('hex')}_CV.pdf`;
}

/** Announces a CV and uploads it, as a visitor. */
async function add(bytes: Buffer): Promise<string> {
  const name = makeName();
  const announced = await visitor.from('cv_uploads').insert({ name });
  // The embedded backend does not find the file in the multipart body that a Blob is sent as.
  const body = new Uint8Array(bytes).buffer;
  const added = await visitor.storage.from('cv-files').upload(name, body, { contentType });
  expect([announced.error, added.error]).toEqual([null, null]);
  return name;
}

async function read(name: string): Promise<Buffer> {
  const { data, error } = await staff.storage.from('cv-files').download(name);
  if (error) throw error;
  return Buffer.from(await data.arrayBuffer());
}
