import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestBackend } from './support/embedded.ts';

// What a browser can do through the API. Which names are allowed, and when, is tested in supabase/tests.

const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
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

test.each(Object.entries(types))('a visitor can add a .%s', async (extension, contentType) => {
  const name = await announce(makeName(extension));
  const { data, error } = await upload(name, randomBytes(1000), contentType);
  expect(error).toBeNull();
  expect(data?.path).toBe(name);
});

test('a CV of exactly 10 MiB is kept byte for byte', async () => {
  const name = await announce(makeName());
  const bytes = randomBytes(limit);
  expect((await upload(name, bytes)).error).toBeNull();

  expect(bytes.equals(await read(name))).toBe(true);
});

test.each([
  { what: 'one byte more', size: limit + 1, type: types.pdf, statusCode: '413' },
  { what: 'another type', size: 10, type: 'text/html', statusCode: '415' },
])('$what is refused', async ({ size, type, statusCode }) => {
  const name = await announce(makeName());
  const { error } = await upload(name, randomBytes(size), type);
  expect(error).toMatchObject({ statusCode });
  expect(await exists(name)).toBe(false);
});

test('a visitor cannot list, read or sign what they added', async () => {
  const name = await announce(makeName());
  await upload(name, randomBytes(10));
  const bucket = visitor.storage.from('cv-files');

  expect((await bucket.list()).data).toEqual([]);
  expect((await bucket.download(name)).data).toBeNull();
  expect((await bucket.info(name)).data).toBeNull();
  expect((await bucket.createSignedUrl(name, 60)).data).toBeNull();
  expect((await fetch(bucket.getPublicUrl(name).data.publicUrl)).ok).toBe(false);
});

test('a visitor cannot replace, move, copy or remove what they added', async () => {
  const name = await announce(makeName());
  const bytes = randomBytes(10);
  await upload(name, bytes);
  const bucket = visitor.storage.from('cv-files');
  const other = new Uint8Array(10);
  const options = { contentType: types.pdf };

  expect((await bucket.upload(name, other, options)).error).toMatchObject({ statusCode: '409' });
  expect((await bucket.upload(name, other, { ...options, upsert: true })).error).not.toBeNull();
  expect((await bucket.update(name, other, options)).error).not.toBeNull();
  expect((await bucket.move(name, makeName())).error).not.toBeNull();
  expect((await bucket.copy(name, makeName())).error).not.toBeNull();
  await bucket.remove([name]);

  expect(bytes.equals(await read(name))).toBe(true);
});

test('the request of private.remove_cvs deletes the row and the file', async () => {
  const name = await announce(makeName());
  await upload(name, randomBytes(10));
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
  expect(await exists(name)).toBe(false);
});

async function announce(name: string): Promise<string> {
  const { error } = await visitor.from('cv_uploads').insert({ name });
  expect(error).toBeNull();
  return name;
}

function makeName(extension = 'pdf') {
  return `${Date.now()}_Ada_Lovelace_${randomBytes(3).toString('hex')}_CV.${extension}`;
}

function upload(name: string, bytes: Buffer, contentType = types.pdf) {
  // The embedded backend does not find the file in the multipart body that a Blob is sent as.
  const body = new Uint8Array(bytes).buffer;
  return visitor.storage
    .from('cv-files')
    .upload(name, body, { contentType, cacheControl: '3600', upsert: false });
}

async function read(name: string): Promise<Buffer> {
  const { data, error } = await staff.storage.from('cv-files').download(name);
  if (error) throw error;
  return Buffer.from(await data.arrayBuffer());
}

async function exists(name: string) {
  const { data } = await staff.storage.from('cv-files').list('', { search: name });
  return data?.some((object) => object.name === name) ?? false;
}
