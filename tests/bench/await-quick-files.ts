import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const files = 200;
const milliseconds = 0.3;
const patience = { minutes: 7, seconds: 15 };

/**
 * Waits until a new file in a folder costs what it usually does. For up to six minutes after thousands were deleted,
 * ext4 looks at each of their inodes again for every new one (recently_deleted() in Linux's fs/ext4/ialloc.c): 1.3 ms
 * for a file instead of 0.06 ms, which is no work of what is measured.
 */
export async function awaitQuickFiles(folder: string) {
  const end = Date.now() + patience.minutes * 60_000;
  let cost = probe(folder);
  if (cost > milliseconds) console.log('Waiting: files were deleted here, so new ones are slow.');
  while (cost > milliseconds && Date.now() < end) {
    await setTimeout(patience.seconds * 1000);
    cost = probe(folder);
  }
  if (cost > milliseconds) console.log(`Here a new file takes ${cost.toFixed(1)} ms.`);
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
