import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('.env.example names every public variable that the code reads, and no others', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}');
  const code = files.map((file) => readFileSync(file, 'utf8')).join();
  const read = new Set(code.match(/\bPUBLIC_[A-Z_]+/g));
  const named = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm);

  expect(named?.toSorted()).toEqual([...read].toSorted());
});
