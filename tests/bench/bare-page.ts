import { brotliCompressSync } from 'node:zlib';

/** The yardstick of the pages: plain words that weigh 14,000 bytes in brotli, and nothing else. */
export function makeBarePage(): string {
  let page =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1><p>';
  // Always the same, and hardly to be compressed.
  let seed = 1;
  while (brotliCompressSync(page).length < 14_000) {
    for (let i = 0; i < 20; i++) {
      seed = (seed * 48_271) % 2_147_483_647;
      page += ` ${seed.toString(36)}`;
    }
  }
  return `${page}</p></html>`;
}
