import type { z } from 'astro/zod';
import { stop } from '../errors.ts';
import { checkConsistency, findPlaceholders } from './check-consistency.ts';
import { checkFileNames, findStrays } from './check-files.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkPictures } from './check-pictures.ts';
import { checkTexts } from './check-text.ts';
import { readCollections, type Collection } from './collections.ts';
import { tellCure } from './cures.ts';

/** Checks everything under content/. Mistakes stop a build, warnings do not. Both are text, and empty if there are none. */
export async function checkContent() {
  const collections = await readCollections();
  const files = collections.flatMap((collection) => collection.files);
  return {
    mistakes: list([
      ...collections.flatMap(checkFileNames),
      ...collections.flatMap(checkEntries),
      ...checkTexts(files),
      ...files.flatMap(checkMarkdown),
      ...checkConsistency(files),
      ...findStrays(files),
      ...(await checkPictures()),
    ]),
    warnings: findPlaceholders(files),
  };
}

/** Checks the files of a collection against its schema. */
const checkEntries = ({ schema, files }: Collection): string[] =>
  files.flatMap((file) => {
    if (file.faults.length > 0) return file.faults;
    const { error } = schema.safeParse(file.data, { reportInput: true });
    return (error?.issues ?? []).map((issue) => file.problem(placeOf(issue), tellCure(issue)));
  });

/** An unknown key is shown on its own line, everything else on the line of the value. */
const placeOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

const { compare } = new Intl.Collator('en', { numeric: true });

/** Every problem on its own line, which begins as editors and terminals want it for a link: with the file and the line. */
const list = (problems: string[]) => [...new Set(problems)].toSorted(compare).join('\n');

if (import.meta.main) {
  const { mistakes, warnings } = await checkContent();
  if (mistakes) stop(mistakes);
  console.log(warnings ? `The content is in order, but:\n${warnings}` : 'The content is in order.');
}
