import type { z } from 'astro/zod';

type Issue = z.core.$ZodIssue;

/** Turns an issue of a schema, with its input (`reportInput`), into a sentence for the editor. */
export function describeCure(issue: Issue): string {
  // In a file that is a list, the line number shows which entry it is.
  const path = issue.path.slice(typeof issue.path[0] === 'number' ? 1 : 0);
  const name = path.length > 0 ? `“${path.join('.')}”` : 'This';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `“${key}”`).join(', ')}: there is no such key here. Correct its spelling or delete it.`;
    case 'invalid_type':
      return `${name} ${describeType(issue)}`;
    case 'invalid_value':
      return `${name} must be one of ${issue.values.map(String).join(', ')}. “${String(issue.input)}” is not.`;
    case 'too_big':
    case 'too_small':
      return `${name} ${describeSize(issue)}`;
    case 'invalid_union': {
      // The last option of a union is usually the one that was meant.
      const [meant] = issue.errors.at(-1) ?? [];
      return meant ? describeCure({ ...meant, path: issue.path }) : `${name} is wrong. Correct it.`;
    }
    default:
      // Every other rule of the schemas has a message of its own.
      return `${name}: ${issue.message}`;
  }
}

/** What to write, by the type that the schema expects. */
const kinds: Record<string, string> = {
  date: 'must be a date: write it as 2026-11-22, without quotes.',
  string: 'must be text: put numbers, dates, true and false in quotes.',
  number: 'must be a number: digits only, without quotes.',
  int: 'must be a whole number.',
  boolean: 'must be true or false, without quotes.',
  array: 'must be a list: write each entry on its own line, after a hyphen.',
  object: 'must have nested keys: write them below it, indented by two more spaces.',
};

function describeType({ expected, input }: z.core.$ZodIssueInvalidType): string {
  if (input === undefined) return 'is missing. Add it.';
  if (input === null) return 'is empty. Fill it in.';
  if (expected === 'string' && typeof input === 'object' && !(input instanceof Date))
    return 'must be text, not a list or nested keys. Put text that starts with { or [ in quotes.';
  return kinds[expected] ?? `must be of the type ${expected}.`;
}

function describeSize(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const { input } = issue;
  const isOver = issue.code === 'too_big';
  const limit = isOver ? issue.maximum : issue.minimum;
  if (typeof input !== 'string' && !Array.isArray(input))
    return `must be ${limit} or ${isOver ? 'less' : 'more'}.`;
  if (input.length === 0) return 'is empty. Fill it in.';
  const wanted = `${issue.exact ? 'exactly' : isOver ? 'at most' : 'at least'} ${limit}`;
  const parts = typeof input === 'string' ? 'characters' : 'entries';
  return `must have ${wanted} ${parts}, but has ${input.length}.`;
}
