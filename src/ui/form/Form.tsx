import { useEffect, useState, type PropsWithChildren } from 'react';
import { isPreview } from '#lib/submissions/config.ts';
import { Boundary } from '#ui/island/Boundary.tsx';
import { noticeId } from './Consent.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext } from './form-context.ts';
import { Reading, type ReadingLink } from './Reading.tsx';
import { Success } from './Success.tsx';
import type { Progress, Setup } from './setup.ts';
import { useForm } from './useForm.ts';
import { hint } from './field.css.ts';
import * as styles from './form.css.ts';

type Props = PropsWithChildren<{
  setup: Setup;
  /** What to read after the form was sent. */
  reading: readonly ReadingLink[];
}>;

export const Form = (props: Props) => (
  <Boundary>
    <SendingForm {...props} />
  </Boundary>
);

function SendingForm({ setup, reading, children }: Props) {
  const { formRef, progress, result, problems, setProblem, ...form } = useForm(setup);
  const { phase, share } = progress;
  const { words, outcome } = setup;
  const isIdle = phase === 'idle';
  const sent = result?.sent;
  const label = words.button[phase];
  const slow = useWait(phase) && words.messages.slow;

  return (
    <FormContext value={{ setup, problems, setProblem }}>
      <Success
        progress={isIdle ? undefined : `${label} ${slow || ''}`.trim()}
        id={sent?.id}
        setup={setup}
        onAnother={form.startAgain}
      >
        {sent && <Reading links={reading} ticked={sent.ticked} />}
      </Success>
      {/* Without JavaScript, "dialog" does nothing. "get" would put the answers into the address. */}
      <form
        className={styles.fields}
        hidden={Boolean(sent)}
        method="dialog"
        // Keeps browsers from restoring the consent after a reload; HTML has no such attribute for a single checkbox. The
        // draft restores the other fields, and fields with `autocomplete` of their own still autofill.
        autoComplete="off"
        // The form checks the answers itself.
        noValidate
        ref={formRef}
        onSubmit={form.onSubmit}
      >
        {!isPreview && (
          <p className={styles.firstNotice}>
            {outcome.notice}{' '}
            <a className={styles.noticeLink} href={`#${noticeId}`}>
              {words.collectionNotice.link}
            </a>
          </p>
        )}
        {result && !sent && isIdle && (
          <ErrorSummary result={result} setup={setup} problems={problems} />
        )}
        {/* Inert while sending, because a change would be lost. A new key empties all fields. */}
        <div className={styles.fields} inert={!isIdle} key={sent?.id}>
          {children}
        </div>
        <div className={styles.ending}>
          {form.captcha}
          {phase === 'uploading' && <progress value={share} aria-label={label} />}
          {slow && <p className={hint}>{slow}</p>}
          {/* Only looks dimmed while the consent is missing, so that a press can say why. */}
          <div className={styles.sending}>
            <button
              className={styles.send}
              type="submit"
              disabled={!isIdle}
              data-dimmed={form.hasConsent ? undefined : true}
            >
              {label}
            </button>
            {!form.hasConsent && <p className={hint}>{words.beforeConsent}</p>}
          </div>
        </div>
      </form>
    </FormContext>
  );
}

/**
 * Asks for confirmation if a visitor leaves while the form is being sent. Returns true once the same phase has lasted for 10
 * seconds.
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
