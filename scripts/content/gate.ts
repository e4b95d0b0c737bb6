import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { z } from 'astro/zod';
import { current } from './astro-stand-in.ts';
import { loadCollections, type Collection } from './collections.ts';
import { readContentFile, type ContentFile } from './content-file.ts';
import { tellCure } from './cures.ts';
import { findDeadLinks } from './dead-links.ts';
import { checkFileName } from './file-names.ts';

export interface Problem {
  file: string;
  line: number;
  /** What is wrong and how to mend it. */
  message: string;
}

/**
 * Everything that is wrong with the files under content/: broken YAML, what a schema refuses, an id that stands
 * twice, a link to a page, an entry or a picture that is not there, a name that is no address, text left over from a
 * template.
 */
export async function findProblems(): Promise<Problem[]> {
  const collections = (await loadCollections()).map((collection) => ({
    ...collection,
    files: listFiles(collection).map((path) => readContentFile(path, readFileSync(path, 'utf8'))),
  }));
  for (const { name, isList, files } of collections) {
    current.ids.set(name, new Set(files.flatMap((file) => listIds(file, isList))));
  }
  return [
    ...collections.flatMap(findMissing),
    ...collections.flatMap(({ files, ...collection }) =>
      files.flatMap((file) => checkFile(file, collection)),
    ),
    ...findDeadLinks(collections.flatMap(({ files }) => files)),
    ...findStrays(collections.flatMap(({ files }) => files)),
  ];
}

/** One line for each problem, as editors and terminals link it. */
export const formatProblems = (problems: Problem[]) =>
  problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n');

/** A collection that is one file has to have it. */
const findMissing = ({ base, pattern, files }: Collection & { files: ContentFile[] }): Problem[] =>
  files.length > 0 || pattern.includes('*')
    ? []
    : [{ file: join(base, pattern), line: 1, message: 'This file is missing. Put it back.' }];

const listFiles = ({ base, pattern }: Collection) =>
  globSync(pattern, { cwd: base })
    .map((file) => join(base, file))
    .filter(isFile)
    .toSorted();

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

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
    const result = schema.safeParse(entry);
    const start = isList ? [index] : [];
    return result.success
      ? []
      : result.error.issues.map((issue) => at([...start, ...placeOf(issue)], tellCure(issue)));
  });
  const ids = listIds(file, isList);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [at([index, 'id'], `The id “${id}” stands twice. Give this entry one of its own.`)]
      : [],
  );
  const drawings = file.path.replace(/\.yaml$/, '');
  const undrawn = ids.flatMap((id, index) =>
    drawn.has(name) && !existsSync(join(drawings, `${id}.svg`))
      ? [
          at(
            [index, 'id'],
            `There is no drawing ${join(drawings, id)}.svg. Add it, or mend the id.`,
          ),
        ]
      : [],
  );
  const wanted = isList ? wantedIds(schema).filter((id) => !ids.includes(id)) : [];
  const unheard = wanted.map((id) => at([], `The entry “${id}” is missing. Put it back.`));
  const misnamed = isList ? [] : checkFileName(name, file.path, file.id);
  return [
    ...misnamed,
    ...refused,
    ...repeated,
    ...undrawn,
    ...unheard,
    ...findLeftovers(file),
    ...findUnknownNames(file),
  ];
}

/** An unknown key is shown where it stands, everything else where its value is. */
const placeOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

const leftovers = /lorem ipsum|\bTODO\b|\bFIXME\b|\bXXX\b|\{\{|<%/i;

function findLeftovers({ path, text }: ContentFile): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const [found] = leftovers.exec(line) ?? [];
    return found
      ? [
          {
            file: path,
            line: index + 1,
            message: `“${found}” is left over from a template. Write the real text.`,
          },
        ]
      : [];
  });
}

/** What may stand in braces: facts of the firm, and what a sentence of one page is given. */
const inBraces = new Set(
  'name legalName domain email phone tel address abn person title organization type place count file date'.split(
    ' ',
  ),
);

function findUnknownNames({ path, text }: ContentFile): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    Array.from(line.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
      .filter((name) => !inBraces.has(name))
      .map((name) => ({
        file: path,
        line: index + 1,
        message: `“{${name}}” stands for nothing. Use one of ${[...inBraces].join(', ')}.`,
      })),
  );
}

const isPicture = /\.(svg|png|jpe?g|webp|avif)$/;

/** A folder with the name of a file is none. */
const isFolder = (path: string) =>
  (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false) && !/\.(yaml|md)$/.test(path);

/** A file that no collection reads would be forgotten in silence. */
function findStrays(files: ContentFile[]): Problem[] {
  const known = new Set(files.map(({ path }) => relative('.', path)));
  return globSync('content/**/*', { exclude: (path) => basename(path).startsWith('.') })
    .filter((path) => !known.has(path) && !isPicture.test(path) && !isFolder(path))
    .map((file) => ({
      file,
      line: 1,
      message:
        'No collection of src/content.config.ts reads this file. Mend its name or its folder.',
    }));
}
