import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

// Compares two builds: node scripts/dev/page-sizes.ts before after. Prints a table in Markdown for a pull request.
const [before = '', after = ''] = process.argv.slice(2);

/** The size of each page of a build in brotli, styles included. */
const weigh = (folder: string) =>
  new Map(
    globSync('**/*.html', { cwd: folder })
      .toSorted()
      .map((page) => [page, brotliCompressSync(readFileSync(join(folder, page))).length]),
  );

const [old, now] = [weigh(before), weigh(after)];
if (now.size === 0) throw new Error(`There are no pages in ${after}.`);
const pages = [...new Set([...old.keys(), ...now.keys()])].toSorted();
const rows = pages.flatMap((page) => {
  const [was, is] = [old.get(page), now.get(page)];
  const change = was === undefined || is === undefined ? '' : `${is - was}`;
  return change === '0' ? [] : [`| /${page} | ${was ?? '–'} | ${is ?? '–'} | ${change} |`];
});

console.log('## Bytes of each page (brotli)\n');
console.log(
  rows.length > 0
    ? ['| Page | Before | After | Change |', '| --- | ---: | ---: | ---: |', ...rows].join('\n')
    : `All ${now.size} pages weigh what they weighed before.`,
);
