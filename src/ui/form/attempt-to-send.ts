import { takeLostFile } from '#lib/forms/draft.ts';
import { readForm, type Problem } from '#lib/forms/read-form.ts';
import { isOffline } from '#lib/network/is-offline.ts';
import { LoadError } from '#lib/network/load-module.ts';
import { forgetAnswers, takeId } from '#lib/submissions/row-id.ts';
import type { Attempt, Failure, Setup } from './setup.ts';

/** What the form says after a press on Send. */
export interface Outcome {
  result?:
    | { kind: 'success'; id: string }
    | { kind: 'failure'; reason: Failure }
    | { kind: 'problems' }
    | undefined;
  problems: Problem[];
}

/** Reads, checks and sends the answers. */
export async function attemptToSend(
  form: HTMLFormElement,
  { schema, send }: Setup,
  sending: Omit<Attempt, 'id'>,
): Promise<Outcome> {
  try {
    const { answers, problems } = readForm(schema, new FormData(form));
    const lost = takeLostFile(form);
    if (lost) problems.push({ ...lost, reason: 'lost' });
    if (!answers || lost) return withProblems(problems);

    // From here on the fields are locked: a change would not be sent.
    sending.report('sending');
    if (await isOffline()) return fail('offline');
    for (const [field, rule] of Object.entries(schema)) {
      const reason = await rule.inspect?.(answers[field]);
      if (reason) return withProblems([{ field, reason }]);
    }
    const id = await takeId(answers);
    const result = await send(answers, { ...sending, id });
    if (!result.ok) return fail((await isOffline()) ? 'offline' : result.reason);
    forgetAnswers();
    return { result: { kind: 'success', id }, problems: [] };
  } catch (error) {
    console.error('The form could not be sent.', error);
    if (await isOffline()) return fail('offline');
    return fail(error instanceof LoadError ? 'load' : 'failed');
  }
}

const fail = (reason: Failure): Outcome => ({ result: { kind: 'failure', reason }, problems: [] });

const withProblems = (problems: Problem[]): Outcome => ({ result: { kind: 'problems' }, problems });
