import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encode } from '../../../../scripts/dev/compress.ts';

const page = Buffer.from('<p>Light on the ridge</p>'.repeat(50));

test('text is sent in brotli to those who accept it, else in gzip', async () => {
  const brotli = await encode(page, 'text/html', 'gzip, deflate, br, zstd');
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.body)).toEqual(page);

  const gzip = await encode(page, 'text/html', 'gzip, br;q=0');
  expect(gzip.encoding).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(page);
});

test('without an accepted encoding, and for pictures, the bytes stay as they are', async () => {
  for (const [type, accept] of [
    ['text/html', ''],
    ['image/avif', 'br'],
    ['application/pdf', 'br'],
  ] as const) {
    const { body, encoding } = await encode(page, type, accept);
    expect(encoding).toBeUndefined();
    expect(body).toEqual(page);
  }
});

test('drawings, contact files and scripts count as text', async () => {
  for (const type of ['image/svg+xml', 'text/vcard; charset=utf-8', 'text/javascript']) {
    expect((await encode(page, type, 'br')).encoding).toBe('br');
  }
});

test('the tag of a file changes with its content and with its encoding', async () => {
  const tags = await Promise.all([
    encode(page, 'text/html', 'br'),
    encode(page, 'text/html', 'gzip'),
    encode(Buffer.concat([page, page]), 'text/html', 'br'),
  ]);
  expect(new Set(tags.map(({ etag }) => etag)).size).toBe(3);
});
