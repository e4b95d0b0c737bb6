import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { serve } from '../../../../scripts/dev/serve.ts';

const test = base.extend<{ url: string }>({
  url: async ({}, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'site-'));
    for (const name of ['index.html', '404.html']) writeFileSync(join(dir, name), name);
    const site = await serve({ dir, port: 0 });
    await use(site.url);
    await site.close();
    rmSync(dir, { recursive: true });
  },
});

const read = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  return [answer.status, await answer.text()];
};

test('no path leads out of the site', async ({ url }) => {
  for (const path of ['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '//etc/passwd']) {
    expect((await read(url + path))[0]).toBe(404);
  }
});

test('a film can be fetched in parts, as Safari asks for it', async ({ url }) => {
  expect(await read(url, { headers: { range: 'bytes=1-3' } })).toEqual([206, 'nde']);
  expect(await read(url, { headers: { range: 'bytes=0-' } })).toEqual([206, 'index.html']);
});
