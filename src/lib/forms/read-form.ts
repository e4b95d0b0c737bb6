import type { Reason, Rule } from './rules.ts';

/** The rule of each field, in the order of the page. */
export type Schema = Record<string, Rule<unknown>>;

export type Answers<Fields extends Schema> = {
  [Name in keyof Fields]: Fields[Name] extends Rule<infer Value> ? Value : never;
};

export interface Problem {
  field: string;
  reason: Reason;
  /** The name of a lost file. */
  file?: string;
}

/** Checks the form's data against the schema. There are answers only if there are no problems. */
export function readForm<Fields extends Schema>(
  schema: Fields,
  data: FormData,
): { answers?: Answers<Fields>; problems: Problem[] } {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [field, rule] of Object.entries(schema)) {
    const checked = rule.check(data.getAll(field));
    if (checked.ok) values[field] = checked.value;
    else problems.push({ field, reason: checked.reason });
  }
  if (problems.length > 0) return { problems };
  // There is a value for every rule of the schema.
  return { answers: values as Answers<Fields>, problems };
}
