import { takeLostFile } from '#lib/forms/field-values.ts';
import { describe, readForm, type Schema } from '#lib/forms/read-form.ts';
import type { Words } from '#lib/forms/words.ts';
import { isOffline } from '#lib/network/is-offline.ts';
import { LoadError } from '#lib/network/load-module.ts';
import { withProblems, fail, succeed, type Outcome } from './outcome.ts';
import type { Attempt, Setup } from './setup.ts';

interface Sending extends Omit<Attempt, 'id'> {
  takeId(answers: object): Promise<string>;
}

/** Reads, checks and sends the answers. */
export async function attemptToSend<Fields extends Schema>(
  form: HTMLFormElement,
  setup: Setup<Fields>,
  words: Words,
  sending: Sending,
): Promise<Outcome> {
  try {
    const reading = readForm(setup.schema, new FormData(form), words);
    const lost = takeLostFile(form);
    const found = reading.ok ? [] : reading.problems;
    if (lost) {
      const message = words.fields[lost.field]?.lost?.replace('{file}', lost.file) ?? '';
      found.push({ field: lost.field, message });
    }
    if (!reading.ok || lost) return withProblems(found);
    const { answers } = reading;

    // From here on the fields are locked: a change would not be sent.
    sending.report('sending');
    if (await isOffline()) return fail('offline');
    const problem = await setup.inspect?.(answers);
    if (problem) return withProblems([describe(problem.field, problem.reason, words)]);
    const id = await sending.takeId(answers);
    const result = await setup.send(answers, { ...sending, id });
    if (result.ok) return succeed(id);
    return fail((await isOffline()) ? 'offline' : result.reason);
  } catch (error) {
    console.error('The form could not be sent.', error);
    if (await isOffline()) return fail('offline');
    return fail(error instanceof LoadError ? 'load' : 'failed');
  }
}
