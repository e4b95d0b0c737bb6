import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { consentName } from '#lib/forms/field-values.ts';
import type { Reason } from '#lib/forms/rules.ts';
import { connect } from '#lib/submissions/submit.ts';
import { attemptToSend, type Outcome } from './attempt-to-send.ts';
import type { CaptchaHandle, Phase, Setup } from './setup.ts';
import { useDraft } from './useDraft.ts';

/** Read, check, send, report: what every form does when somebody presses Send. */
export function useForm(setup: Setup) {
  const formRef = useRef<HTMLFormElement>(null);
  const captchaRef = useRef<CaptchaHandle>(null);
  const isStarted = useRef(false);
  const isBusy = useRef(false);
  const [{ phase, share }, setProgress] = useState<Progress>(idle);
  const [{ result, problems }, setOutcome] = useState<Outcome>(nothing);
  const [hasConsent, setConsent] = useState(false);
  const draft = useDraft(Object.keys(setup.schema));

  const readConsent = (form: HTMLFormElement) => setConsent(new FormData(form).has(consentName));

  const onInput = ({ currentTarget: form }: InputEvent<HTMLFormElement>) => {
    readConsent(form);
    draft.save(form);
    if (isStarted.current) return;
    isStarted.current = true;
    // The first answer fetches the code that sends and hCaptcha. If that fails, Send tries again and says so.
    connect().catch(() => undefined);
    captchaRef.current?.prepare();
  };

  const wake = useEffectEvent((form: HTMLFormElement) => {
    // From here on this code saves the draft (early-answers.ts). Astro calls an island awake some time before.
    form.dataset['awake'] = '';
    // The answers may come from a draft, or a visitor may have typed them before this code arrived.
    readConsent(form);
    if (draft.restore(form)) form.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // A layout effect, so that the draft is there before anything is painted or pressed.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    wake(form);
    // Safari empties a form that Back restores from memory if its autocomplete is "off", some time after "pageshow".
    const keepAnswers = ({ type, persisted }: PageTransitionEvent) => {
      if (persisted) form.autocomplete = type === 'pagehide' ? 'on' : 'off';
    };
    addEventListener('pagehide', keepAnswers);
    addEventListener('pageshow', keepAnswers);
    return () => {
      removeEventListener('pagehide', keepAnswers);
      removeEventListener('pageshow', keepAnswers);
    };
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
      return others.length === 0 && now.result?.kind === 'problems'
        ? nothing
        : { ...now, problems: others };
    });

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const outcome = await attemptToSend(event.currentTarget, setup, {
      takeId: draft.takeId,
      takeToken: async () => captchaRef.current?.takeToken(),
      report: (newPhase, newShare) => setProgress({ phase: newPhase, share: newShare }),
    });
    if (outcome.result?.kind === 'success') {
      draft.wipe();
      setConsent(false);
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
const nothing: Outcome = { problems: [] };
