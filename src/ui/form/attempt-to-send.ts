import { findLostFile, forgetLostFile } from '#lib/forms/draft.ts';
import { inspectForm, readForm, type Problem } from '#lib/forms/rules.ts';
import { isOffline } from '#lib/network/is-offline.ts';
import { LoadError } from '#lib/network/load-module.ts';
import { forgetAnswers, idFor } from '#lib/submissions/row-id.ts';
import type { Failure } from '#lib/submissions/submit.ts';
import type { Report, Setup } from './setup.ts';
import type { Captcha } from './useCaptcha.tsx';

/** What the form says after a press on Send. */
export interface Outcome {
  /** What was stored, or what failed. A new object after every press, because a change of it unlocks Send (useForm.ts). */
  result?: { sent?: Sent; failure?: Failure };
  problems: Problem[];
}

export interface Sent {
  /** The id of the row. */
  id: string;
  /** The ids of the options that were ticked. */
  ticked: string[];
}

/** Reads, checks and sends the answers. */
export async function attemptToSend(
  form: HTMLFormElement,
  { schema, send }: Setup,
  captcha: Captcha,
  report: Report,
): Promise<Outcome> {
  try {
    const data = new FormData(form);
    const { answers, problems } = readForm(schema, data);
    const lost = findLostFile(form);
    if (lost) {
      problems.push({ field: lost.field, reason: 'lost', words: { file: lost.file } });
      // Asked for only once: a second press sends without the file.
      forgetLostFile(form);
    }
    // This locks the fields, because a change would not be sent any more.
    if (problems.length === 0) report({ phase: 'sending' });
    problems.push(...(await inspectForm(schema, data)));
    if (!answers || problems.length > 0)
      return { result: {}, problems: sortAsShown(problems, form) };

    if (await isOffline()) return fail('offline');
    const id = idFor(answers);
    const captcha_token = await captcha.takeToken();
    if (!captcha_token) return fail('captcha');
    const result = await send({ ...answers, id, captcha_token }, report);
    if (!result.ok) return fail(result.reason);
    forgetAnswers();
    // The hash names an option. A reload would tick it again (tick-named.ts).
    history.replaceState(history.state, '', location.pathname + location.search);
    return { result: { sent: { id, ticked: listTicked(answers) } }, problems: [] };
  } catch (error) {
    console.error('The form could not be sent.', error);
    return fail(error instanceof LoadError ? 'load' : 'failed');
  }
}

/** Sorts problems in the order of the page. Two forms may ask for the same in another order. */
function sortAsShown(problems: Problem[], form: HTMLFormElement): Problem[] {
  const names = Array.from(form.elements, (control) => control.getAttribute('name'));
  // oxlint-disable-next-line unicorn/no-array-sort -- Safari before 16 has no toSorted().
  return [...problems].sort((a, b) => names.indexOf(a.field) - names.indexOf(b.field));
}

const listTicked = (answers: object): string[] =>
  Object.values(answers).filter(Array.isArray).flat().map(String);

const fail = async (reason: Failure) => ({
  result: { failure: (await isOffline()) ? ('offline' as const) : reason },
  problems: [],
});
