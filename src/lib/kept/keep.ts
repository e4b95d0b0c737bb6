import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
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

  await prepare(folder);
  const known = await readFile(path).catch(() => undefined);
  if (known) {
    await noteUse(path);
    return { path, data: known };
  }
  const data = await make();
  // In one step, so that nobody reads half a file, and under a name of its own: two cards may ask for the same.
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, data);
  await rename(part, path);
  return { path, data };
}

const prepared = new Map<string, Promise<void>>();

function prepare(folder: string): Promise<void> {
  const ready =
    prepared.get(folder) ?? mkdir(folder, { recursive: true }).then(() => clean(folder));
  prepared.set(folder, ready);
  return ready;
}

/** Removes what no build has used for a month: the pictures of people who left, drawings that were changed. */
async function clean(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another build may be cleaning too, and what it is writing has another name a moment later.
    if (await isOlder(path, longestUnused).catch(() => false)) await rm(path, { force: true });
  }
}

async function noteUse(path: string) {
  const now = new Date();
  if (await isOlder(path, day)) await utimes(path, now, now);
}

const isOlder = async (path: string, age: number) => Date.now() - (await stat(path)).mtimeMs > age;
