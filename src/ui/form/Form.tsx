import type { MouseEvent, ReactNode } from 'react';
import { optional, send } from '#lib/forms/words.ts';
import { Captcha, type CaptchaProps } from './Captcha.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext } from './FormContext.ts';
import { Success } from './Success.tsx';
import type { useForm } from './useForm.ts';
import * as styles from './form.css.ts';

interface Props extends ReturnType<typeof useForm> {
  captcha: Pick<CaptchaProps, 'siteKey' | 'look'>;
  children: ReactNode;
}

export function Form({
  formRef,
  captchaRef,
  phase,
  told,
  isStarted,
  hasConsent,
  onInput,
  onSubmit,
  captcha,
  children,
}: Props) {
  const isIdle = phase === 'idle';
  const label = { idle: send, sending: 'Sending...', uploading: 'Uploading...' }[phase];
  const problems = told.kind === 'failure' ? told.problems : [];

  return (
    <FormContext value={{ problems, optional }}>
      {/* Without JavaScript this method does nothing, where "get" would put answers into the address. */}
      <form
        className={styles.form}
        method="dialog"
        ref={formRef}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <Success
          success={told.kind === 'success' ? told : undefined}
          progress={isIdle ? undefined : label}
        />
        {told.kind === 'failure' && isIdle && <ErrorSummary {...told} />}
        {/* What is changed while it is sent would be lost. */}
        <div className={styles.fields} inert={!isIdle}>
          {children}
        </div>
        <div className={styles.ending}>
          <Captcha {...captcha} ref={captchaRef} isStarted={isStarted} />
          <button
            className={styles.send}
            type="submit"
            disabled={!isIdle}
            aria-disabled={hasConsent ? undefined : true}
            onClick={ignoreDoubleClick}
          >
            {label}
          </button>
        </div>
      </form>
    </FormContext>
  );
}

/** The second half of a double click would fall on the form that the first has just emptied. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
