import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { current } from './astro-stand-in.ts';
import type { Collection } from './collections.ts';
import type { ContentFile } from './content-file.ts';
import { tellCure } from './cures.ts';
import { problemIn, type Problem } from './problem.ts';

/** Lists in which every entry needs a drawing, in the folder of the same name. */
const drawn = new Set(['clients', 'affiliations']);

export function listIds(file: ContentFile, isList: boolean): string[] {
  if (!isList) return [file.id];
  return Array.isArray(file.data) ? file.data.map((entry) => String(entry?.id)) : [];
}

/** Checks a file against the schema of its collection. In a list it also finds ids that are repeated or missing. */
export function checkEntries(collection: Collection, file: ContentFile): Problem[] {
  const { schema, isList } = collection;
  if (file.errors.length > 0) return file.errors.map((error) => ({ file: file.path, ...error }));
  if (isList && !Array.isArray(file.data))
    return [problemIn(file, [], 'This file must be a list: start each entry with a hyphen.')];

  current.file = file.path;
  const entries = isList && Array.isArray(file.data) ? file.data : [file.data];
  const refused = entries.flatMap((entry, index) => {
    const { error } = schema.safeParse(entry, { reportInput: true });
    return (error?.issues ?? []).map((issue) =>
      problemIn(file, [...(isList ? [index] : []), ...placeOf(issue)], tellCure(issue)),
    );
  });
  current.file = '';
  return isList ? [...refused, ...checkIds(collection, file)] : refused;
}

function checkIds({ name, schema }: Collection, file: ContentFile): Problem[] {
  const ids = listIds(file, true);
  const faults = ids.flatMap((id, index) => {
    const at = (message: string) => problemIn(file, [index, 'id'], message);
    const drawing = join(file.path.replace(/\.yaml$/, ''), `${id}.svg`);
    return [
      ...(ids.indexOf(id) < index
        ? [at(`The id “${id}” is used twice. Give this entry its own id.`)]
        : []),
      ...(drawn.has(name) && !existsSync(drawing)
        ? [at(`There is no drawing ${drawing}. Add it, or correct the id.`)]
        : []),
    ];
  });
  const absent = wantedIds(schema)
    .filter((id) => !ids.includes(id))
    .map((id) => problemIn(file, [], `The entry “${id}” is missing. Put it back.`));
  return [...faults, ...absent];
}

/** The ids that a list must have, if its schema names them. */
function wantedIds(schema: z.ZodType): string[] {
  const id = schema instanceof z.ZodObject ? schema.shape['id'] : undefined;
  return id instanceof z.ZodEnum ? id.options.map(String) : [];
}

/** An unknown key is shown on its own line, everything else on the line of the value. */
const placeOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
