import type { z } from 'astro/zod';
import { current } from './astro-stand-in.ts';
import type { Collection } from './collections.ts';
import type { Problem } from './content-file.ts';
import { tellCure } from './cures.ts';

/** Checks the files of a collection against its schema. */
export const checkEntries = ({ schema, files }: Collection): Problem[] =>
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
