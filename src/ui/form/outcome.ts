import type { Problem } from '#lib/forms/read-form.ts';
import type { Failure } from './setup.ts';

type Result =
  | { kind: 'nothing' }
  | { kind: 'success'; id: string }
  | { kind: 'failure'; reason: Failure }
  | { kind: 'problems' };

/** What the form says after a press on Send. */
export interface Outcome {
  result: Result;
  problems: Problem[];
}

export const nothing: Outcome = { result: { kind: 'nothing' }, problems: [] };

export const succeed = (id: string): Outcome => ({ result: { kind: 'success', id }, problems: [] });

export const fail = (reason: Failure): Outcome => ({
  result: { kind: 'failure', reason },
  problems: [],
});

export const withProblems = (problems: Problem[]): Outcome => ({
  result: { kind: 'problems' },
  problems,
});

/** Replaces the message of one field. */
export function replace(outcome: Outcome, field: string, problem: Problem | undefined): Outcome {
  const others = outcome.problems.filter((other) => other.field !== field);
  if (problem) return { ...outcome, problems: [...others, problem] };
  if (outcome.result.kind === 'problems' && others.length === 0) return nothing;
  return { ...outcome, problems: others };
}
