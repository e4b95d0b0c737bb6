import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

// Netlify keeps node_modules between builds, and nothing else that is not its own; `npm ci` empties it.
const root = 'node_modules/.cache/kept';

const day = 24 * 60 * 60 * 1000;
const longestUnused = 30 * day;

// The exact versions of whatever draws and encodes.
const packages = readFileSync('package.json');

/**
 * What a build made, kept for the next one: the file that `make` gave for these inputs, and its path. Apart from the
 * packages, the inputs hold everything that it depends on; for a drawing that is its own source as well.
 */
export async function keep(
  kind: string,
  extension: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<{ path: string; data: Uint8Array }> {
  const hash = createHash('sha256');
  for (const input of [packages, ...inputs]) hash.update(`${input.length}:`).update(input);
  const folder = resolve(root, kind);
  const path = join(folder, `${hash.digest('hex').slice(0, 32)}.${extension}`);

  prepare(folder);
  const known = readKept(path);
  if (known) return { path, data: known };

  const data = await make();
  // In one step, so that nobody reads half a file, and under a name of its own: two cards may ask for the same.
  const part = `${path}.${randomUUID()}`;
  writeFileSync(part, data);
  renameSync(part, path);
  return { path, data };
}

function readKept(path: string): Uint8Array | undefined {
  try {
    const data = readFileSync(path);
    noteUse(path);
    return data;
  } catch {
    return undefined;
  }
}

const prepared = new Set<string>();

function prepare(folder: string) {
  if (prepared.has(folder)) return;
  prepared.add(folder);
  mkdirSync(folder, { recursive: true });
  clean(folder);
}

/** Removes what no build has used for a month: the pictures of people who left, drawings that were changed. */
function clean(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    try {
      if (isOlder(path, longestUnused)) rmSync(path, { force: true });
    } catch {
      // Another build is cleaning too, or what it was writing has another name by now.
    }
  }
}

function noteUse(path: string) {
  const now = new Date();
  if (isOlder(path, day)) utimesSync(path, now, now);
}

const isOlder = (path: string, age: number) => Date.now() - statSync(path).mtimeMs > age;
