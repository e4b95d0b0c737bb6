import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { describe, readForm, type Schema } from '#lib/forms/read-form.ts';
import { consentName, takeLostFile } from '#lib/forms/field-values.ts';
import type { Reason } from '#lib/forms/rules.ts';
import type { Words } from '#lib/forms/words.ts';
import { isOffline } from '#lib/parts/is-offline.ts';
import { LoadError } from '#lib/parts/load-part.ts';
import type { CaptchaHandle } from './Captcha.tsx';
import { complain, fail, nothing, type Outcome } from './outcome.ts';
import type { Phase, Setup } from './setup.ts';
import { useDraft } from './useDraft.ts';

/** Read, check, send, report: what every form does when somebody presses Send. */
export function useForm<Fields extends Schema>(
  setup: Setup<Fields>,
  words: Words,
  draftKey: string,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const captchaRef = useRef<CaptchaHandle>(null);
  const isBusy = useRef(false);
  const [phase, setPhase] = useState<Phase>('idle');
  const [share, setShare] = useState<number>();
  const [{ told, problems }, setOutcome] = useState<Outcome>(nothing);
  const [isStarted, setStarted] = useState(false);
  const [hasConsent, setConsent] = useState(false);
  const names = Object.keys(setup.schema).filter((name) => name !== consentName);
  const draft = useDraft({ key: draftKey, names }, formRef);

  const readConsent = () => {
    const box = formRef.current?.elements.namedItem(consentName);
    setConsent(box instanceof HTMLInputElement && box.checked);
  };

  const onInput = () => {
    setStarted(true);
    readConsent();
    draft.save();
  };

  const wake = useEffectEvent((form: HTMLFormElement) => {
    // Without a script the browser checks; with one, an early press on Send must already reach us.
    form.noValidate = true;
    // Answers may come from a draft, or from a visitor who was faster than this code.
    readConsent();
    if (draft.restore()) form.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // In the very step with which the form begins to answer: a press just after it would meet the browser's check.
  useLayoutEffect(() => {
    if (formRef.current) wake(formRef.current);
  }, []);

  const prepare = useEffectEvent(setup.prepare);
  useEffect(() => {
    // What does not come is asked for again by Send, which tells of it.
    if (isStarted) prepare().catch(() => undefined);
  }, [isStarted]);

  // Who leaves now would think that it was sent.
  useEffect(() => {
    if (phase === 'idle') return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [phase]);

  // Only now has focus left the form: an Enter that is still held must not send the emptied one.
  useLayoutEffect(() => {
    isBusy.current = false;
  }, [told]);

  const tell = (field: string, reason: Reason | undefined) => {
    setOutcome((now) => {
      const others = now.problems.filter((problem) => problem.field !== field);
      if (reason) return { ...now, problems: [...others, describe(field, reason, words)] };
      return now.told.kind === 'problems' && others.length === 0
        ? nothing
        : { ...now, problems: others };
    });
  };

  async function attemptToSend(form: HTMLFormElement): Promise<Outcome> {
    const reading = readForm(setup.schema, new FormData(form), words);
    const lost = takeLostFile(form);
    const found = reading.ok ? [] : reading.problems;
    if (lost) {
      const message = words.fields[lost.field]?.lost?.replace('{file}', lost.file) ?? '';
      found.push({ field: lost.field, message });
    }
    if (!reading.ok || lost) return complain(found);
    const { answers } = reading;

    // What is changed from here on would be lost.
    setPhase('sending');
    if (await isOffline()) return fail('offline');
    const problem = await setup.inspect?.(answers);
    if (problem) return complain([describe(problem.field, problem.reason, words)]);
    const id = await draft.takeId(answers);
    const result = await setup.send(answers, {
      id,
      takeToken: async () => {
        const token = await captchaRef.current?.getToken();
        captchaRef.current?.reset();
        return token;
      },
      report: (newPhase, newShare) => {
        setPhase(newPhase);
        setShare(newShare);
      },
    });
    if (result.ok) return { told: { kind: 'success', id }, problems: [] };
    return fail((await isOffline()) ? 'offline' : result.reason);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setStarted(true);
    const outcome = await attemptToSend(event.currentTarget).catch(async (error: unknown) => {
      console.error('The form could not be sent.', error);
      if (await isOffline()) return fail('offline');
      return fail(error instanceof LoadError ? 'load' : 'failed');
    });
    if (outcome.told.kind === 'success') {
      draft.wipe();
      formRef.current?.reset();
      readConsent();
    }
    // A slow phone draws the messages in several steps.
    startTransition(() => {
      setPhase('idle');
      setOutcome(outcome);
    });
  }

  const startAgain = () => {
    flushSync(() => setOutcome(nothing));
    formRef.current?.querySelector('input')?.focus();
  };

  return {
    formRef,
    captchaRef,
    phase,
    share,
    told,
    problems,
    isStarted,
    hasConsent,
    onInput,
    onSubmit,
    tell,
    startAgain,
  };
}
