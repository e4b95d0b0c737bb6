import type { Problem } from '#lib/forms/read-form.ts';
import type { Failure } from './setup.ts';

export type Told =
  | { kind: 'nothing' }
  | { kind: 'success'; id: string }
  | { kind: 'failure'; reason: Failure }
  | { kind: 'problems' };

/** What the form says after a press on Send. */
export interface Outcome {
  told: Told;
  problems: Problem[];
}

export const nothing: Outcome = { told: { kind: 'nothing' }, problems: [] };

export const succeed = (id: string): Outcome => ({ told: { kind: 'success', id }, problems: [] });

export const fail = (reason: Failure): Outcome => ({
  told: { kind: 'failure', reason },
  problems: [],
});

export const complain = (problems: Problem[]): Outcome => ({
  told: { kind: 'problems' },
  problems,
});

/** Replaces the message of one field. */
export function replace(outcome: Outcome, field: string, problem: Problem | undefined): Outcome {
  const others = outcome.problems.filter((other) => other.field !== field);
  if (problem) return { ...outcome, problems: [...others, problem] };
  if (outcome.told.kind === 'problems' && others.length === 0) return nothing;
  return { ...outcome, problems: others };
}
