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
import type { Reason } from '#lib/forms/rules.ts';
import { connect } from '#lib/submissions/submit.ts';
import { attemptToSend, type Outcome } from './attempt-to-send.ts';
import type { Progress, Setup } from './setup.ts';
import { useCaptcha } from './useCaptcha.tsx';

/** Read, check, send, report: what every form does when somebody presses Send. */
export function useForm(setup: Setup) {
  const formRef = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha(setup.captcha);
  const isBusy = useRef(false);
  const [progress, setProgress] = useState<Progress>(idle);
  const [{ result, problems }, setOutcome] = useState<Outcome>(nothing);
  const [hasConsent, setConsent] = useState(false);
  // If a translator or an extension has changed the form before it wakes, React draws it anew, without the focus.
  const [focused] = useState(() => (import.meta.env.SSR ? '' : document.activeElement?.id));

  const start = () => {
    // The first answer fetches the code that sends and hCaptcha. If that fails, Send tries again and says so.
    connect().catch(() => undefined);
    captcha.prepare();
  };

  const wake = useEffectEvent((form: HTMLFormElement) => {
    const readConsent = () => setConsent(new FormData(form).has(consentName));
    form.addEventListener('input', readConsent);
    // A visitor may have ticked it before this code arrived.
    readConsent();
    if (restoreDraft(form)) start();
    else form.addEventListener('input', start, { once: true });
    if (document.activeElement === document.body) document.getElementById(focused ?? '')?.focus();
  });
  // A layout effect, so that the draft is there before anything is painted or pressed.
  useLayoutEffect(() => {
    if (formRef.current) wake(formRef.current);
  }, []);

  // By now the focus has left the form. Earlier, an Enter that is still held down would send the form again.
  useLayoutEffect(() => {
    isBusy.current = false;
  }, [result]);

  const setProblem = (field: string, reason: Reason | undefined) =>
    setOutcome((now) => {
      const others = now.problems.filter((other) => other.field !== field);
      if (reason) others.push({ field, reason });
      // Without problems, the summary of the last press has nothing to say.
      const { failure, sentId } = now.result ?? {};
      return others.length > 0 || failure || sentId ? { ...now, problems: others } : nothing;
    });

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    const outcome = await attemptToSend(form, setup, captcha, setProgress);
    if (outcome.result?.sentId) setConsent(false);
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
