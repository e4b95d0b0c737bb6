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
import { connect } from '#lib/submissions/supabase.ts';
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
  const [{ result, problems }, setOutcome] = useState<Outcome>(nothing);
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
    // Without a script the browser checks the form. With one, even an early press on Send must reach this code.
    form.noValidate = true;
    // The answers may come from a draft, or a visitor may have typed them before this code arrived.
    readConsent();
    if (draft.restore()) form.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // A layout effect, because a press right after the form is drawn would otherwise start the browser's own check.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    wake(form);
    // Just after this event Safari empties a form that Back restored from memory, because its autocomplete is "off".
    const wakeAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTimeout(() => wake(form));
    };
    addEventListener('pageshow', wakeAgain);
    return () => removeEventListener('pageshow', wakeAgain);
  }, []);

  useEffect(() => {
    // Fetches the code that sends. If that fails, Send tries again and says so.
    if (isStarted) connect().catch(() => undefined);
  }, [isStarted]);

  // By now the focus has left the form. Earlier, an Enter that is still held down would send the emptied form.
  useLayoutEffect(() => {
    isBusy.current = false;
  }, [result]);

  const setProblem = (field: string, reason: Reason | undefined) =>
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
    if (outcome.result.kind === 'success') {
      draft.wipe();
      formRef.current?.reset();
      readConsent();
    }
    // As a transition, so that a slow phone can draw the messages in several steps.
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
    result,
    problems,
    isStarted,
    hasConsent,
    onInput,
    onSubmit,
    setProblem,
    startAgain,
  };
}

interface Progress {
  phase: Phase;
  /** How much of an upload has been sent. */
  share?: number | undefined;
}

const idle: Progress = { phase: 'idle' };
