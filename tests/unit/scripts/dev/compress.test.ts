import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encode } from '../../../../scripts/dev/compress.ts';

const page = Buffer.from('<p>Light on the ridge</p>'.repeat(50));

test('text is sent in brotli to those who accept it, else in gzip, under another tag', async () => {
  for (const type of ['text/html', 'image/svg+xml', 'text/vcard; charset=utf-8']) {
    const brotli = await encode(page, type, 'gzip, deflate, br, zstd');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(page);

    const gzip = await encode(page, type, 'gzip, br;q=0');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(page);
    expect(gzip.etag).not.toBe(brotli.etag);
  }
});

test.each([
  ['text/html', ''],
  ['image/avif', 'br'],
  ['application/pdf', 'br'],
])('the bytes of %s stay as they are for who accepts “%s”', async (type, accept) => {
  const { body, encoding } = await encode(page, type, accept);
  expect(encoding).toBeUndefined();
  expect(body).toEqual(page);
});
