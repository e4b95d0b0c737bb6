import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { keep } from '#lib/kept/keep.ts';

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A kind of file that nothing else keeps. */
const newKind = () => `test-${randomUUID()}`;

async function keepText(kind: string, inputs: string[], text: string) {
  let wasMade = false;
  const { data, path } = await keep(kind, 'txt', inputs, async () => {
    wasMade = true;
    return Buffer.from(text);
  });
  folders.push(dirname(path));
  return { text: Buffer.from(data).toString(), path, wasMade };
}

test('what was made for the same inputs is read, not made again', async () => {
  const kind = newKind();
  expect(await keepText(kind, ['Ada', 'Lead'], 'first')).toMatchObject({
    text: 'first',
    wasMade: true,
  });
  expect(await keepText(kind, ['Ada', 'Lead'], 'second')).toMatchObject({
    text: 'first',
    wasMade: false,
  });
});

test('other inputs are made anew, also those that only join to the same text', async () => {
  const kind = newKind();
  await keepText(kind, ['Ada', 'Lead'], 'first');
  expect((await keepText(kind, ['Adam', 'Lead'], 'second')).text).toBe('second');
  expect((await keepText(kind, ['AdaLe', 'ad'], 'third')).text).toBe('third');
});

test('the same may be asked for many times at once', async () => {
  const kind = newKind();
  const asked = Array.from({ length: 20 }, () => keepText(kind, ['Ada', 'Lead'], 'first'));
  for (const { text } of await Promise.all(asked)) expect(text).toBe('first');
});

test('what failed is not kept', async () => {
  const kind = newKind();
  await expect(
    keep(kind, 'txt', ['Ada'], () => Promise.reject(new Error('No ink'))),
  ).rejects.toThrow('No ink');
  expect((await keepText(kind, ['Ada'], 'mended')).text).toBe('mended');
});

test('what no build used for a month is removed when the next one begins', async () => {
  const kind = newKind();
  const { path } = await keepText(kind, ['Ada'], 'old');
  const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  utimesSync(path, longAgo, longAgo);

  vi.resetModules();
  const next = await import('#lib/kept/keep.ts');
  await next.keep(kind, 'txt', ['Grace'], async () => Buffer.from('new'));
  expect(existsSync(path)).toBe(false);
});
