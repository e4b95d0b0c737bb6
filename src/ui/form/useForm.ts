import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { consentName, restoreDraft } from '#lib/forms/draft.ts';
import type { Flaw } from '#lib/forms/rules.ts';
import { connect } from '#lib/submissions/submit.ts';
import { attemptToSend, type Outcome } from './attempt-to-send.ts';
import type { Progress, Setup } from './setup.ts';
import { useCaptcha } from './useCaptcha.tsx';

/** What every form does on Send: read, check, send, report. */
export function useForm(setup: Setup) {
  const formRef = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha(setup.captcha);
  const isBusy = useRef(false);
  const [progress, setProgress] = useState<Progress>(idle);
  const [{ result, problems }, setOutcome] = useState<Outcome>(nothing);
  const [hasConsent, setConsent] = useState(false);
  // If a translator or an extension has changed the form before it wakes, React renders it again and the focus is lost.
  const [focused] = useState(() => (import.meta.env.SSR ? '' : document.activeElement?.id));

  const start = () => {
    // Runs at the first input. Loads supabase-js and hCaptcha ahead of Send, which tries again and reports it if that fails.
    connect().catch(() => undefined);
    captcha.prepare();
  };

  const wake = useEffectEvent((form: HTMLFormElement) => {
    const readConsent = () => setConsent(new FormData(form).has(consentName));
    form.addEventListener('input', readConsent);
    // A visitor may have ticked it before this code loaded.
    readConsent();
    // Before the draft, so that `restoreDraft` knows where the visitor is typing.
    if (focused && document.activeElement === document.body)
      form.querySelector<HTMLElement>('#' + CSS.escape(focused))?.focus();
    if (restoreDraft(form)) start();
    else form.addEventListener('input', start, { once: true });
  });
  // A layout effect, so that the draft is restored before anything is painted or pressed.
  useLayoutEffect(() => {
    if (formRef.current) wake(formRef.current);
  }, []);

  // Only now, when the focus has left the form. Otherwise an Enter that is held down would send the form again.
  useLayoutEffect(() => {
    isBusy.current = false;
  }, [result]);

  const setProblem = (field: string, flaw: Flaw | undefined) =>
    setOutcome((now) => {
      const others = now.problems.filter((other) => other.field !== field);
      if (flaw) others.push({ field, ...flaw });
      // The summary goes with its last problem, unless it also reports a failure or that the form was sent.
      const { failure, sent } = now.result ?? {};
      return others.length > 0 || failure || sent ? { ...now, problems: others } : nothing;
    });

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    const outcome = await attemptToSend(form, setup, captcha, setProgress);
    if (outcome.result?.sent) setConsent(false);
    // A transition lets a slow phone draw the messages in several steps.
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
    captcha: captcha.element,
    progress,
    result,
    problems,
    hasConsent,
    onSubmit,
    setProblem,
    startAgain,
  };
}

const idle: Progress = { phase: 'idle' };
const nothing: Outcome = { problems: [] };
