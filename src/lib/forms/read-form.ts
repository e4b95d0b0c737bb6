import type { Reason, Rule } from './rules.ts';
import type { Words } from './words.ts';

/** The rule of each field, in the order of the page. */
export type Schema = Record<string, Rule<unknown>>;

export type Answers<Fields extends Schema> = {
  [Name in keyof Fields]: Fields[Name] extends Rule<infer Value> ? Value : never;
};

export interface Problem {
  field: string;
  /** Missing if nothing is wrong with the answer itself. */
  reason?: Reason;
  message: string;
}

/** Checks the form's data against the schema. There are answers only if there are no problems. */
export function readForm<Fields extends Schema>(
  schema: Fields,
  data: FormData,
  words: Words,
): { answers?: Answers<Fields>; problems: Problem[] } {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [field, rule] of Object.entries(schema)) {
    const checked = rule.check(data.getAll(field));
    if (checked.ok) values[field] = checked.value;
    else problems.push(describe(field, checked.reason, words, rule));
  }
  if (problems.length > 0) return { problems };
  // There is a value for every rule of the schema.
  return { answers: values as Answers<Fields>, problems };
}

/** A problem in the words of the field's label. */
export function describe(
  field: string,
  reason: Reason,
  words: Words,
  { max }: Pick<Rule<unknown>, 'max'> = {},
): Problem {
  const { label = '', missing = '' } = words.fields[field] ?? {};
  if (reason === 'missing') return { field, reason, message: missing };
  const message = words.messages[reason]
    .replace('{label}', label)
    .replace('{max}', String(max?.toLocaleString('en-AU')));
  return { field, reason, message };
}

/** The heading of the error summary. A missing consent comes first, then missing answers. */
export function summarise(problems: readonly Problem[], { messages }: Words): string {
  const has = (reason: Reason) => problems.some((problem) => problem.reason === reason);
  if (has('consent')) return messages.consent;
  if (has('missing')) return messages.required;
  const [first, ...others] = problems;
  return first && others.length === 0 ? first.message : messages.several;
}
