import { globSync } from 'node:fs';

/** Lists the files that match a pattern. Paths have slashes on Windows too, where Node writes backslashes. */
export const listFiles = (pattern: string): string[] =>
  globSync(pattern)
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
