import type { z } from 'astro/zod';

type Issue = z.core.$ZodIssue;

/** What a schema refused, as a sentence for the person who edits the file. */
export function tellCure(issue: Issue): string {
  const name = issue.path.length > 0 ? `“${issue.path.join('.')}”` : 'The entry';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `“${key}”`).join(', ')}: there is no such key here. Mend its spelling or take it out.`;
    case 'invalid_type':
      return issue.input === undefined && /received undefined/.test(issue.message)
        ? `${name} is missing. Add it.`
        : `${name} is of the wrong kind: ${issue.message.replace('Invalid input: ', '')}.`;
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
