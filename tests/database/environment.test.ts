import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('.env.example names every public variable that the code reads, and no others', () => {
  const code = readdirSync('src', { recursive: true })
    .map((file) => join('src', String(file)))
    .filter((file) => /\.(ts|tsx|astro)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const read = new Set(code.match(/\bPUBLIC_[A-Z_]+/g));
  const named = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm);

  expect(named?.toSorted()).toEqual([...read].toSorted());
});
