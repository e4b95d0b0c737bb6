import { takeLostFile } from '#lib/forms/draft.ts';
import { readForm, type Problem } from '#lib/forms/rules.ts';
import { isOffline } from '#lib/network/is-offline.ts';
import { LoadError } from '#lib/network/load-module.ts';
import { forgetAnswers, takeId } from '#lib/submissions/row-id.ts';
import type { Failure } from '#lib/submissions/submit.ts';
import type { Report, Setup } from './setup.ts';
import type { Captcha } from './useCaptcha.tsx';

/** What the form says after a press on Send. */
export interface Outcome {
  /** The id of the row that was stored, or what failed. Every press makes a new result. */
  result?: { sentId?: string; failure?: Failure };
  problems: Problem[];
}

/** Reads, checks and sends the answers. */
export async function attemptToSend(
  form: HTMLFormElement,
  { schema, send }: Setup,
  captcha: Captcha,
  report: Report,
): Promise<Outcome> {
  try {
    const { answers, problems } = readForm(schema, new FormData(form));
    const lost = takeLostFile(form);
    if (lost) problems.push({ ...lost, reason: 'lost' });
    if (!answers || lost) return withProblems(problems);

    // From here on the fields are locked: a change would not be sent.
    report({ phase: 'sending' });
    if (await isOffline()) return fail('offline');
    for (const [field, rule] of Object.entries(schema)) {
      const reason = await rule.inspect?.(answers[field]);
      if (reason) return withProblems([{ field, reason }]);
    }
    const id = takeId(answers);
    const captcha_token = await captcha.takeToken();
    if (!captcha_token) return fail('captcha');
    const result = await send({ ...answers, id, captcha_token }, report);
    if (!result.ok) return fail(result.reason);
    forgetAnswers();
    return { result: { sentId: id }, problems: [] };
  } catch (error) {
    console.error('The form could not be sent.', error);
    return fail(error instanceof LoadError ? 'load' : 'failed');
  }
}

const fail = async (reason: Failure): Promise<Outcome> => ({
  result: { failure: (await isOffline()) ? 'offline' : reason },
  problems: [],
});

const withProblems = (problems: Problem[]): Outcome => ({ result: {}, problems });
