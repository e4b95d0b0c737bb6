import type { z } from 'astro/zod';
import { stop } from '../errors.ts';
import { current } from './astro-stand-in.ts';
import { checkConsistency } from './check-consistency.ts';
import { checkFileNames, findStrays } from './check-files.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkPictures, findUnused } from './check-pictures.ts';
import { checkTexts } from './check-text.ts';
import { readCollections, type Collection } from './collections.ts';
import type { Problem } from './content-file.ts';
import { tellCure } from './cures.ts';

/** Checks everything under content/. Mistakes stop a build, warnings do not. Both are text, and empty if there are none. */
export async function checkContent() {
  const collections = await readCollections();
  const files = collections.flatMap((collection) => collection.files);
  const problems = [
    ...collections.flatMap(checkFileNames),
    ...collections.flatMap(checkEntries),
    ...checkTexts(files),
    ...files.flatMap(checkMarkdown),
    ...checkConsistency(files),
    ...(await checkPictures()),
    ...findUnused(files),
    ...findStrays(files),
  ].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return {
    mistakes: format(problems.filter(({ isWarning }) => !isWarning)),
    warnings: format(problems.filter(({ isWarning }) => isWarning)),
  };
}

/** Checks the files of a collection against its schema. */
const checkEntries = ({ schema, files }: Collection): Problem[] =>
  files.flatMap((file) => {
    if (file.errors.length > 0) return file.errors;
    current.file = file.path;
    const { error } = schema.safeParse(file.data, { reportInput: true });
    current.file = '';
    return (error?.issues ?? []).map((issue) => file.problem(placeOf(issue), tellCure(issue)));
  });

/** An unknown key is shown on its own line, everything else on the line of the value. */
const placeOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

/** One line for each problem, in the form that editors and terminals turn into a link. */
const format = (problems: Problem[]) =>
  problems
    .map(
      ({ file, line, message, isWarning }) =>
        `${file}:${line} ${isWarning ? 'Warning: ' : ''}${message}`,
    )
    .join('\n');

if (import.meta.main) {
  const { mistakes, warnings } = await checkContent();
  if (warnings) console.error(warnings);
  if (mistakes) stop(mistakes);
  console.log('The content is in order.');
}
