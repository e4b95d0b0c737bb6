import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { needSpace } from '../../../../scripts/dev/disk-space.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'space-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

// More than any disk has.
const aZettabyte = 1024 ** 5;

test('a disk without room is told in a sentence, with the folder and what was meant to go there', ({
  folder,
}) => {
  expect(() => needSpace(folder, aZettabyte, 'the built site')).toThrow(
    /^The disk is full: the built site needs about \d+ MB in .*, and \d+ MB are left\. Make room, then try again\.$/,
  );
  expect(() => needSpace(join(folder, 'new'), 0, 'the built site')).not.toThrow();
});

test('a folder that cannot be made is told too, and no trace hides it', ({ folder }) => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const told = catchError(() => needSpace(join(file, 'inside'), 0, 'the built site'));
  expect(told.message).toMatch(/inside cannot be made for the built site: /);
  expect(told.stack).toBe('');
});

function catchError(act: () => void): Error {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was refused');
}
