import { messages } from './messages.ts';
import type { ProblemKind, Rule } from './rules.ts';

/** The rule of each field, in the order of the page. */
export type Schema = Record<string, Rule<unknown>>;

export type Answers<Fields extends Schema> = {
  [Name in keyof Fields]: Fields[Name] extends Rule<infer Value> ? Value : never;
};

export interface Problem {
  field: string;
  kind: ProblemKind;
  message: string;
}

type Reading<Fields extends Schema> =
  { ok: true; answers: Answers<Fields> } | { ok: false; problems: Problem[] };

/** Form data in, values or problems out. */
export function readForm<Fields extends Schema>(schema: Fields, data: FormData): Reading<Fields> {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [field, rule] of Object.entries(schema)) {
    const checked = rule(data.getAll(field));
    if (checked.ok) values[field] = checked.value;
    else problems.push({ field, kind: checked.kind, message: checked.message });
  }
  if (problems.length > 0) return { ok: false, problems };
  // Every rule of the schema has put its value there.
  return { ok: true, answers: values as Answers<Fields> };
}

/** The sentence above a list of problems: consent comes first, then what is missing. */
export function summarise(problems: Problem[]): string {
  const has = (kind: ProblemKind) => problems.some((problem) => problem.kind === kind);
  if (has('consent')) return messages.consent;
  if (has('missing')) return messages.required;
  const [first, ...others] = problems;
  return first && others.length === 0 ? first.message : messages.several;
}
