import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import { messages } from '#lib/forms/messages.ts';
import {
  readForm,
  summarise,
  type Answers,
  type Problem,
  type Schema,
} from '#lib/forms/read-form.ts';
import type { Outcome } from '#lib/submissions/submit.ts';
import { LoadError } from '#lib/parts/load-part.ts';
import type { CaptchaHandle } from './Captcha.tsx';
import { consentName } from './Consent.tsx';
import { useDraft } from './useDraft.ts';

export type Phase = 'idle' | 'sending' | 'uploading';

/** A failure that is neither a message nor a known reason is told with the form's own. */
export type Result = Outcome | { ok: false; message: string };

export interface Attempt {
  /** The row's primary key: the same again when this attempt repeats one whose answer got lost. */
  id: string;
  /** A passed captcha, which can be spent once; undefined where there is none, whatever the reason. */
  takeToken(): Promise<string | undefined>;
  /** An upload tells how much of it has been sent. */
  report(phase: Phase, share?: number): void;
}

export interface Setup<Fields extends Schema> {
  /** The key of the draft in this tab's storage. */
  name: string;
  schema: Fields;
  success: string;
  failure: string;
  /** What a schema cannot see at once, such as what a file contains. */
  inspect?: (answers: Answers<Fields>) => Promise<Problem[]>;
  send(answers: Answers<Fields>, attempt: Attempt): Promise<Result>;
}

type Told =
  | { kind: 'nothing' }
  | { kind: 'success'; message: string }
  | { kind: 'failure'; message: string; problems: Problem[]; isStale?: boolean };

/** Read, check, send, report: what every form does when somebody presses Send. */
export function useForm<Fields extends Schema>(setup: Setup<Fields>) {
  const formRef = useRef<HTMLFormElement>(null);
  const captchaRef = useRef<CaptchaHandle>(null);
  const isBusy = useRef(false);
  const [phase, setPhase] = useState<Phase>('idle');
  const [share, setShare] = useState<number>();
  const [told, setTold] = useState<Told>({ kind: 'nothing' });
  const [isStarted, setStarted] = useState(false);
  const [hasConsent, setConsent] = useState(false);
  const draft = useDraft({ key: setup.name, names: Object.keys(setup.schema) }, formRef);

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
    if (draft.restore()) form.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // In the very step with which the form begins to answer: a press just after it would meet the browser's check.
  useLayoutEffect(() => {
    if (formRef.current) wake(formRef.current);
  }, []);

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

  async function attemptToSend(data: FormData): Promise<Told> {
    const reading = readForm(setup.schema, data);
    if (!reading.ok) return complain(reading.problems);
    // What is changed from here on would be lost.
    setPhase('sending');
    const problems = (await setup.inspect?.(reading.answers)) ?? [];
    if (problems.length > 0) return complain(problems);

    const result = await setup.send(reading.answers, {
      id: draft.takeId(reading.answers),
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
    if (result.ok) return { kind: 'success', message: setup.success };
    if ('message' in result) return fail(result.message);
    return fail(result.reason === 'failed' ? setup.failure : messages[result.reason]);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setStarted(true);
    const outcome = await attemptToSend(new FormData(event.currentTarget)).catch(
      (error: unknown) => {
        console.error('The form could not be sent.', error);
        return error instanceof LoadError
          ? { ...fail(messages.load), isStale: true }
          : fail(setup.failure);
      },
    );
    if (outcome.kind === 'success') {
      draft.wipe();
      formRef.current?.reset();
      readConsent();
    }
    // A slow phone draws the messages in several steps.
    startTransition(() => {
      setPhase('idle');
      setTold(outcome);
    });
  }

  return { formRef, captchaRef, phase, share, told, isStarted, hasConsent, onInput, onSubmit };
}

const fail = (message: string) => ({ kind: 'failure', message, problems: [] }) satisfies Told;

const complain = (problems: Problem[]): Told => ({
  kind: 'failure',
  message: summarise(problems),
  problems,
});
