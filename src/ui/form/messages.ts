import { fill } from '#lib/firm/fill.ts';
import type { Problem } from '#lib/forms/rules.ts';
import type { Failure } from '#lib/submissions/submit.ts';
import type { Setup } from './setup.ts';

/** The message for a problem, with the label of its field. */
export function describe({ field, reason, words }: Problem, { schema, fields, ...setup }: Setup) {
  const { label = '', missing = '', lost = '' } = fields[field] ?? {};
  const max = schema[field]?.max?.toLocaleString('en-AU') ?? '';
  const message = { ...setup.words.messages, missing, lost }[reason];
  return fill(message, { label, max, ...words });
}

/** The second sentence below a message, if there is one. */
export const explainNote = ({ note, words = {} }: Problem, setup: Setup) =>
  note && fill(setup.words.messages[note], words);

export const explain = (reason: Failure, { outcome, words }: Setup) =>
  reason === 'failed' ? outcome.failure : words.messages[reason];
