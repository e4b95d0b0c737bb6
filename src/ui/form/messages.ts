import { messages } from '/content/forms.yaml';
import type { Problem, Reason } from '#lib/forms/rules.ts';
import type { Failure } from '#lib/submissions/submit.ts';
import type { Setup } from './setup.ts';

/** A problem in the words of the field's label. */
export function describe({ field, reason, file = '' }: Problem, { schema, fields }: Setup): string {
  const { label = '', missing = '', lost = '' } = fields[field] ?? {};
  const max = schema[field]?.max?.toLocaleString('en-AU') ?? '';
  return { ...messages, missing, lost }[reason]
    .replaceAll('{label}', label)
    .replaceAll('{max}', max)
    .replaceAll('{file}', () => file);
}

/** The heading of the error summary. A missing consent comes first, then missing answers. */
export function summarise(problems: readonly Problem[], setup: Setup): string {
  const has = (reason: Reason) => problems.some((problem) => problem.reason === reason);
  if (has('consent')) return messages.consent;
  if (has('missing')) return messages.required;
  const [first, ...others] = problems;
  return first && others.length === 0 ? describe(first, setup) : messages.several;
}

export const explain = (reason: Failure, { outcome }: Setup) =>
  reason === 'failed' ? outcome.failure : messages[reason];
