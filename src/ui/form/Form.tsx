import { useEffect, useState, type PropsWithChildren } from 'react';
import { button, messages } from '/content/forms.yaml';
import { Boundary } from '#ui/island/Boundary.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext } from './form-context.ts';
import { Success } from './Success.tsx';
import type { Progress, Setup } from './setup.ts';
import { useForm } from './useForm.ts';
import { hint } from './field.css.ts';
import * as styles from './form.css.ts';

type Props = PropsWithChildren<{ setup: Setup }>;

export const Form = (props: Props) => (
  <Boundary>
    <SendingForm {...props} />
  </Boundary>
);

function SendingForm({ setup, children }: Props) {
  const { formRef, progress, result, problems, setProblem, ...form } = useForm(setup);
  const { phase, share } = progress;
  const isIdle = phase === 'idle';
  const sentId = result?.sentId;
  const label = button[phase];
  const slow = useWait(phase) && messages.slow;

  return (
    <FormContext value={{ setup, problems, setProblem }}>
      <Success
        progress={isIdle ? undefined : `${label} ${slow || ''}`.trim()}
        id={sentId}
        outcome={setup.outcome}
        onAnother={form.startAgain}
      />
      {/* Without JavaScript this method does nothing. "get" would put the answers into the address. */}
      <form
        className={styles.fields}
        hidden={Boolean(sentId)}
        method="dialog"
        // A browser that restores fields after a reload would tick the consent. HTML does not allow this on a checkbox. The
        // draft restores the rest, and fields for names and addresses allow autofill by themselves.
        autoComplete="off"
        // The browser would check the answers even without JavaScript, when they cannot be sent.
        noValidate
        ref={formRef}
        onSubmit={form.onSubmit}
      >
        {result && !sentId && isIdle && (
          <ErrorSummary result={result} setup={setup} problems={problems} />
        )}
        {/* A change while the form is sent would be lost. With a new key, all fields are drawn anew and empty. */}
        <div className={styles.fields} inert={!isIdle} key={sentId}>
          {children}
        </div>
        <div className={styles.ending}>
          {form.captcha}
          {phase === 'uploading' && (
            <progress className={styles.progress} value={share} aria-label={label} />
          )}
          {slow && <p className={hint}>{slow}</p>}
          <button
            className={styles.send}
            type="submit"
            disabled={!isIdle}
            aria-disabled={form.hasConsent ? undefined : true}
          >
            {label}
          </button>
        </div>
      </form>
    </FormContext>
  );
}

/**
 * Asks visitors who leave while the form is being sent, because they would think that it was sent. True once the same phase
 * has lasted for 10 seconds.
 */
function useWait(phase: Progress['phase']): boolean {
  const [slow, setSlow] = useState<Progress['phase']>();
  useEffect(() => {
    if (phase === 'idle') return undefined;
    const timer = setTimeout(() => setSlow(phase), 10_000);
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [phase]);
  return slow === phase;
}
