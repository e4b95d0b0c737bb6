import type { z } from 'astro/zod';
import { parseArgs } from 'node:util';
import { stop } from '../errors.ts';
import { checkConsistency, findPlaceholders } from './check-consistency.ts';
import { checkFileNames, findStrays } from './check-files.ts';
import { checkMarkdown } from './check-markdown.ts';
import { readCollections, type Collection } from './collections.ts';
import { findInvented } from './find-invented.ts';
import { describeCure } from './cures.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import { readKinds } from './pictures/kinds.ts';
import { pictureFrom } from './pictures/picture-field.ts';
import { checkTexts } from './text/check-text.ts';

/**
 * Checks everything under content/. Mistakes stop a build, warnings do not. Both are texts, which are empty if there are
 * none. Invented facts are mistakes only if the site is published under a real address, or with `--real`.
 */
export async function checkContent(isReal = false) {
  const kinds = await readKinds();
  const collections = await readCollections(pictureFrom(kinds));
  const files = collections.flatMap((collection) => collection.files);
  return {
    mistakes: list([
      ...collections.flatMap(checkFileNames),
      ...collections.flatMap(checkEntries),
      ...checkTexts(files),
      ...files.flatMap(checkMarkdown),
      ...checkConsistency(files),
      ...findStrays(files, kinds),
      ...(isReal ? findInvented(files) : []),
      ...(await checkPictures(kinds)),
    ]),
    warnings: findPlaceholders(files),
  };
}

/** Checks the files of a collection against its schema. */
const checkEntries = ({ schema, files }: Collection): string[] =>
  files.flatMap((file) => {
    if (file.mistakes.length > 0) return file.mistakes;
    const { error } = schema.safeParse(file.data, { reportInput: true });
    return (error?.issues ?? []).map((issue) => file.mistakeAt(pathOf(issue), describeCure(issue)));
  });

/** The path of an unknown key, or else of the value. */
const pathOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

const { compare } = new Intl.Collator('en', { numeric: true });

/** One mistake a line. Each begins with file and line, which editors and terminals turn into a link. */
const list = (mistakes: string[]) => [...new Set(mistakes)].toSorted(compare).join('\n');

if (import.meta.main) {
  const { values } = parseArgs({ options: { real: { type: 'boolean', default: false } } });
  const { mistakes, warnings } = await checkContent(values.real);
  if (mistakes) stop(mistakes);
  console.log(warnings ? `The content is in order, but:\n${warnings}` : 'The content is in order.');
}
