import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { current } from './astro-stand-in.ts';
import { checkConsistency } from './check-consistency.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkPictures, findUnused, isPicture } from './check-pictures.ts';
import { checkText, isConflicted } from './check-text.ts';
import { loadCollections, type Collection } from './collections.ts';
import { readContentFile, type ContentFile } from './content-file.ts';
import { tellCure } from './cures.ts';
import { findDeadLinks } from './dead-links.ts';
import { checkFileName } from './file-names.ts';
import type { Problem } from './problem.ts';
import { publishedUrl } from './published-url.ts';

/** Everything that is wrong with the files under content/, each with file, line and cure; all faults of all files at once. */
export async function findProblems(): Promise<Problem[]> {
  const collections = (await loadCollections()).map((collection) => ({
    ...collection,
    files: listFiles(collection).map((path) => readContentFile(path, readFileSync(path, 'utf8'))),
  }));
  const files = collections.flatMap((collection) => collection.files);
  current.ids = new Map(
    collections.map(({ name, isList, files: own }) => [
      name,
      new Set(own.flatMap((file) => listIds(file, isList))),
    ]),
  );
  current.pictures.clear();

  const url = publishedUrl();
  const host = url ? new URL(url).host : '';
  const problems = [
    ...collections.flatMap(findMissing),
    ...files.flatMap(checkText),
    ...collections.flatMap(({ files: own, ...collection }) =>
      own.filter((file) => !isConflicted(file)).flatMap((file) => checkFile(file, collection)),
    ),
    ...files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap((file) => checkMarkdown(file, host)),
    ...findDeadLinks(files),
    ...checkConsistency(files),
    ...(await checkPictures()),
    ...findUnused(current.pictures),
    ...findStrays(files),
  ];
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** A collection that is one file has to have it, and one that is a folder an entry, posts apart. */
function findMissing({
  name,
  base,
  pattern,
  files,
}: Collection & { files: ContentFile[] }): Problem[] {
  if (files.length > 0 || name === 'posts') return [];
  return pattern.includes('*')
    ? [
        {
          file: base,
          line: 1,
          message: `This folder has no entry (${pattern}). Put the files back.`,
        },
      ]
    : [{ file: join(base, pattern), line: 1, message: 'This file is missing. Put it back.' }];
}

const listFiles = ({ base, pattern }: Collection) =>
  globSync(pattern, { cwd: base })
    .map((file) => join(base, file))
    .filter((path) => statSync(path).isFile())
    .toSorted();

function listIds(file: ContentFile, isList: boolean): string[] {
  if (!isList) return [file.id];
  return Array.isArray(file.data) ? file.data.map((entry) => String(entry?.id)) : [];
}

/** The lists that have a drawing for every entry, in the folder of their name. */
const drawn = new Set(['clients', 'affiliations']);

/** Where a list's ids are all known beforehand, none may be missing. */
function wantedIds(schema: z.ZodType): string[] {
  const id = schema instanceof z.ZodObject ? schema.shape['id'] : undefined;
  return id instanceof z.ZodEnum ? id.options.map(String) : [];
}

function checkFile(file: ContentFile, { name, isList, schema }: Collection): Problem[] {
  const at = (path: PropertyKey[], message: string): Problem => ({
    file: file.path,
    line: file.lineOf(path),
    message,
  });
  if (file.errors.length > 0) return file.errors.map((error) => ({ file: file.path, ...error }));

  if (isList && !Array.isArray(file.data))
    return [at([], 'This file must be a list: write each entry below a hyphen.')];

  current.file = file.path;
  const entries = isList && Array.isArray(file.data) ? file.data : [file.data];
  const refused = entries.flatMap((entry, index) => {
    const result = schema.safeParse(entry, { reportInput: true });
    const start = isList ? [index] : [];
    const issues = result.success ? [] : result.error.issues;
    return issues.map((issue) => at([...start, ...placeOf(issue)], tellCure(issue)));
  });
  current.file = '';
  if (!isList) return [...checkFileName(name, file.path, file.id), ...refused];

  const ids = listIds(file, isList);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [at([index, 'id'], `The id “${id}” stands twice. Give this entry one of its own.`)]
      : [],
  );
  const drawings = file.path.replace(/\.yaml$/, '');
  const undrawn = ids.flatMap((id, index) => {
    const drawing = join(drawings, `${id}.svg`);
    return drawn.has(name) && !existsSync(drawing)
      ? [at([index, 'id'], `There is no drawing ${drawing}. Add it, or correct the id.`)]
      : [];
  });
  const absent = wantedIds(schema)
    .filter((id) => !ids.includes(id))
    .map((id) => at([], `The entry “${id}” is missing. Put it back.`));
  return [...refused, ...repeated, ...undrawn, ...absent];
}

/** An unknown key is shown where it stands, everything else where its value is. */
const placeOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

/** A file that no collection reads would be forgotten in silence. */
function findStrays(files: ContentFile[]): Problem[] {
  const known = new Set(files.map(({ path }) => path));
  return globSync('content/**/*', { exclude: (path) => basename(path).startsWith('.') })
    .filter((path) => !known.has(path) && !isPicture(path) && !isPlainFolder(path))
    .map((file) => ({
      file,
      line: 1,
      message: isPhoto(file)
        ? 'A browser cannot show a picture of this kind. Save it as JPEG, ending in .jpg.'
        : 'Nothing reads this file. Correct its name or its folder, or take it out.',
    }));
}

const isPhoto = (path: string) => /\.(heic|heif|tiff?|bmp|gif|psd|raw)$/i.test(path);

/** A folder that is called like a file was meant to be one. */
const isPlainFolder = (path: string) => statSync(path).isDirectory() && !/\.(yaml|md)$/.test(path);
