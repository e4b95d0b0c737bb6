import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from '../dev/errors.ts';
import { current } from './astro-stand-in.ts';
import { checkConsistency } from './check-consistency.ts';
import { checkEntries, listIds } from './check-entries.ts';
import { checkFileName, findMissing, findStrays } from './check-files.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkPictures, findUnused } from './check-pictures.ts';
import { checkText, isConflicted } from './check-text.ts';
import { loadCollections, type Collection } from './collections.ts';
import { readContentFile } from './content-file.ts';
import { findDeadLinks } from './dead-links.ts';
import { formatProblems, type Problem } from './problem.ts';
import { publishedUrl } from './published-url.ts';

/** Checks everything under content/. Mistakes stop a build, warnings do not. Both are text, and empty if there are none. */
export async function checkContent() {
  const problems = await findProblems();
  return {
    mistakes: formatProblems(problems.filter(({ isWarning }) => !isWarning)),
    warnings: formatProblems(problems.filter(({ isWarning }) => isWarning)),
  };
}

/** Everything that is wrong with the files under content/, each with file, line and cure. */
async function findProblems(): Promise<Problem[]> {
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
    ...collections.flatMap((collection) => findMissing(collection, collection.files)),
    ...files.flatMap(checkText),
    ...collections.flatMap(({ files: own, ...collection }) =>
      own
        .filter((file) => !isConflicted(file))
        .flatMap((file) => [...checkFileName(collection, file), ...checkEntries(collection, file)]),
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

const listFiles = ({ base, pattern }: Collection) =>
  globSync(pattern, { cwd: base })
    .map((file) => join(base, file))
    .filter((path) => statSync(path).isFile())
    .toSorted();

if (import.meta.main) {
  const { mistakes, warnings } = await checkContent();
  if (warnings) console.error(warnings);
  if (mistakes) stop(mistakes);
  console.log('The content is in order.');
}
