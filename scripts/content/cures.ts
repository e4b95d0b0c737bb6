import type { z } from 'astro/zod';

type Issue = z.core.$ZodIssue;

/** What a schema refused, as a sentence for the person who edits the file. */
export function tellCure(issue: Issue): string {
  const name = issue.path.length > 0 ? `“${issue.path.join('.')}”` : 'The entry';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `“${key}”`).join(', ')}: there is no such key here. Mend its spelling or take it out.`;
    case 'invalid_type':
      return `${name} ${tellKind(issue)}`;
    case 'invalid_value':
      return `${name} must be one of ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return `${name} is too long: at most ${issue.maximum}. Shorten it.`;
    case 'too_small':
      return `${name} is too short: at least ${issue.minimum}. Add to it.`;
    default:
      return `${name}: ${issue.message}`;
  }
}

function tellKind({ expected, message }: z.core.$ZodIssueInvalidType): string {
  const received = /received (\w+)/.exec(message)?.[1] ?? '';
  if (received === 'undefined') return 'is missing. Add it.';
  if (received === 'null') return 'is empty. Write what belongs here.';
  if (expected === 'date') return 'must be a day: write it as 2026-11-22, without quotes.';
  if (expected === 'string')
    return 'must be a text: put it in quotes, which numbers, days and texts with a colon need.';
  return `is of the wrong kind: expected ${expected}, received ${received}.`;
}
