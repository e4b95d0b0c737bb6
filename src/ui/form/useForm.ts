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
import { consentName } from '#lib/forms/field-values.ts';
import { describe, type Schema } from '#lib/forms/read-form.ts';
import type { Reason } from '#lib/forms/rules.ts';
import type { Words } from '#lib/forms/words.ts';
import { attemptToSend } from './attempt-to-send.ts';
import type { CaptchaHandle } from './captcha-check.ts';
import { nothing, replace, type Outcome } from './outcome.ts';
import type { Phase, Setup } from './setup.ts';
import { useDraft } from './useDraft.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

/** Read, check, send, report: what every form does when somebody presses Send. */
export function useForm<Fields extends Schema>(
  setup: Setup<Fields>,
  words: Words,
  draftKey: string,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const captchaRef = useRef<CaptchaHandle>(null);
  const isBusy = useRef(false);
  const [{ phase, share }, setProgress] = useState<Progress>(idle);
  const [{ told, problems }, setOutcome] = useState<Outcome>(nothing);
  const [isStarted, setStarted] = useState(false);
  const [hasConsent, setConsent] = useState(false);
  const draft = useDraft(formRef, draftKey, Object.keys(setup.schema));
  useLeaveWarning(phase !== 'idle');

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

  // Only now has focus left the form: an Enter that is still held must not send the emptied one.
  useLayoutEffect(() => {
    isBusy.current = false;
  }, [told]);

  const tell = (field: string, reason: Reason | undefined) =>
    setOutcome((now) => replace(now, field, reason && describe(field, reason, words)));

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setStarted(true);
    const outcome = await attemptToSend(event.currentTarget, setup, words, {
      takeId: draft.takeId,
      takeToken: async () => captchaRef.current?.takeToken(),
      report: (newPhase, newShare) => setProgress({ phase: newPhase, share: newShare }),
    });
    if (outcome.told.kind === 'success') {
      draft.wipe();
      formRef.current?.reset();
      readConsent();
    }
    // A slow phone draws the messages in several steps.
    startTransition(() => {
      setProgress(idle);
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

interface Progress {
  phase: Phase;
  /** How much of an upload has been sent. */
  share?: number | undefined;
}

const idle: Progress = { phase: 'idle' };
