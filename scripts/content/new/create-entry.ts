import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { stringify } from 'yaml';
import { readCollections } from '../collections.ts';
import { readContentFile } from '../content-file.ts';
import { tellCure } from '../cures.ts';
import { kinds, type Answers, type KindName } from './kinds.ts';

type Created =
  | { ok: true; path: string; next: string[] }
  | { ok: false; problems: { field: string; message: string }[] };

/** Writes the content file of a new entry, unless the schema rejects the answers. */
export async function createEntry(name: KindName, answers: Answers): Promise<Created> {
  const kind = kinds[name];
  const collection = (await readCollections()).find((each) => each.name === kind.collection);
  if (!collection) throw new Error(`src/content.config.ts has no collection ${kind.collection}.`);
  const { base, pattern, files, schema } = collection;
  const trimmed = Object.entries(answers).map(([field, answer]) => [field, answer?.trim()]);
  const used = files.map((file) => file.id);
  const { id, data, story, drawing, next } = kind.draft(Object.fromEntries(trimmed), used, files);
  const yaml = stringify(Object.fromEntries(Object.entries(data).filter(([, value]) => value)));
  const text = story ? `---\n${yaml}---\n\n${story}` : yaml;

  const path = join(base, id + extname(pattern));
  const { error } = schema.safeParse(readContentFile(path, text).data, { reportInput: true });
  if (error) {
    const problems = error.issues.map((issue) => ({
      field: String(issue.path.at(0) ?? ''),
      message: tellCure(issue),
    }));
    return { ok: false, problems };
  }
  mkdirSync(base, { recursive: true });
  // As `npm run check` expects it. The plugin is for Astro's files.
  const config = { ...(await resolveConfig(import.meta.filename)), plugins: [], filepath: path };
  const formatted = await format(text, config);
  if (drawing) writeFileSync(join(base, `${id}.svg`), drawing, { flag: 'wx' });
  writeFileSync(path, formatted, { flag: 'wx' });
  return { ok: true, path, next };
}
