import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const files = 200;
/** In milliseconds: for one file, between two looks, and in all. */
const quick = 0.3;
const pause = 15_000;
const patience = 7 * 60_000;

/**
 * Waits until a new file in a folder costs what it usually does. For up to six minutes after thousands were deleted,
 * ext4 looks at each of their inodes again for every new one (recently_deleted() in Linux's fs/ext4/ialloc.c): 1.3 ms
 * for a file instead of 0.06 ms, which is no work of what is measured.
 */
export async function awaitQuickFiles(folder: string) {
  const end = Date.now() + patience;
  let cost = probe(folder);
  if (cost > quick) console.log('Waiting: files were deleted here, so new ones are slow.');
  while (cost > quick && Date.now() < end) {
    await setTimeout(pause);
    cost = probe(folder);
  }
  if (cost > quick) console.log(`Here a new file takes ${cost.toFixed(1)} ms.`);
}

/** What one new file takes, in milliseconds. */
function probe(folder: string): number {
  const place = mkdtempSync(`${folder}/probe-`);
  const began = performance.now();
  for (let i = 0; i < files; i += 1) writeFileSync(`${place}/${i}`, '');
  const cost = (performance.now() - began) / files;
  rmSync(place, { recursive: true });
  return cost;
}
