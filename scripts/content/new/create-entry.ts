import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join, parse, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { current } from '../astro-stand-in.ts';
import { loadCollections } from '../collections.ts';
import { readContentFile } from '../content-file.ts';
import { tellCure } from '../cures.ts';
import type { Answers } from './kind.ts';
import { kinds, type KindName } from './kinds.ts';

type Created =
  | { ok: true; path: string; next: string[] }
  | { ok: false; problems: { field: string; message: string }[] };

/** Writes the content file of a new entry, unless the schema rejects the answers. */
export async function createEntry(
  name: KindName,
  answers: Answers,
  content = 'content',
): Promise<Created> {
  const { collection, write } = kinds[name];
  const known = (await loadCollections()).find((each) => each.name === collection);
  if (!known) throw new Error(`src/content.config.ts has no collection ${collection}.`);
  const extension = extname(known.pattern);
  const dir = join(content, basename(known.base));
  mkdirSync(dir, { recursive: true });
  const used = listIds(dir, extension);
  const { id, text, beside = {}, next } = write(trim(answers), used);
  const path = join(dir, id + extension);

  for (const linked of ['team', 'services']) {
    current.ids.set(linked, listIds(join(content, linked), '.yaml'));
  }
  const entry = readContentFile(path, text).data;
  const { error } = known.schema.safeParse(entry, { reportInput: true });
  if (error) {
    const problems = error.issues.map((issue) => ({
      field: String(issue.path.at(0) ?? ''),
      message: tellCure(issue),
    }));
    return { ok: false, problems };
  }
  const files = Object.entries({ ...beside, [id + extension]: await formatted(text, path) });
  for (const [file, data] of files) writeFileSync(join(dir, file), data, { flag: 'wx' });
  return { ok: true, path, next };
}

/** Formatted as `npm run check` expects. */
const formatted = async (text: string, filepath: string) =>
  format(text, { ...(await resolveConfig(resolve('content'))), filepath });

function listIds(dir: string, extension: string): Set<string> {
  const files = readdirSync(dir).map((file) => parse(file));
  return new Set(files.filter(({ ext }) => ext === extension).map((file) => file.name));
}

const trim = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([field, answer]) => [field, answer.trim()]));
