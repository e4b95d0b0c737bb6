import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, vi } from 'vitest';
import { serve } from '../../../../scripts/dev/serve.ts';

const test = base.extend<{ dir: string; url: string }>({
  dir: async ({}, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'site-'));
    for (const name of ['index.html', '404.html']) writeFileSync(join(dir, name), name);
    await use(dir);
    rmSync(dir, { recursive: true });
  },
  url: async ({ dir }, use) => {
    const site = await serve({ dir, port: 0 });
    await use(site.url);
    await site.close();
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

// Linux lists this as a normal file, but it cannot be read from its start.
const unreadable = '/proc/self/mem';

test.skipIf(!existsSync(unreadable))(
  'a page that could not be read once is served once it can be',
  async ({ dir, url }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = join(dir, 'page.html');
    symlinkSync(unreadable, page);
    expect(await read(`${url}/page`)).toEqual([500, '']);
    rmSync(page);
    writeFileSync(page, 'a page');
    expect(await read(`${url}/page`)).toEqual([200, 'a page']);
  },
);
