import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect } from 'vitest';
import { isPortFree, serve } from '../../../../scripts/dev/serve.ts';

const files = {
  'index.html': 'Home',
  'services.html': 'Services',
  '404.html': 'Oops',
  'cards/ab12cd.html': 'A card',
  'cards/not-found.html': 'No such card',
};

const test = base.extend<{ url: string }>({
  url: async ({}, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'site-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    }
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

test('a page is found at its address without .html', async ({ url }) => {
  expect(await read(`${url}/`)).toEqual([200, 'Home']);
  expect(await read(`${url}/services`)).toEqual([200, 'Services']);
  expect(await read(`${url}/cards/ab12cd`)).toEqual([200, 'A card']);
});

test('an unknown path gets the page of its part of the site', async ({ url }) => {
  expect(await read(`${url}/nowhere`)).toEqual([404, 'Oops']);
  expect(await read(`${url}/cards/zzzzzz`)).toEqual([404, 'No such card']);
});

test('a path that cannot be decoded is refused, and the server goes on', async ({ url }) => {
  expect((await read(`${url}/%zz`))[0]).toBe(400);
  expect((await read(`${url}/`))[0]).toBe(200);
});

test('no path leads out of the site', async ({ url }) => {
  for (const path of ['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '//etc/passwd']) {
    expect((await read(url + path))[0]).toBe(404);
  }
});

test('only reading is allowed', async ({ url }) => {
  expect((await read(url, { method: 'POST' }))[0]).toBe(405);
  expect(await read(url, { method: 'HEAD' })).toEqual([200, '']);
});

test('a port that is taken is told before it is used', async ({ url }) => {
  const port = Number(new URL(url).port);
  expect(await isPortFree(port)).toBe(false);
  await expect(serve({ dir: 'dist', port })).rejects.toThrow('EADDRINUSE');
});
