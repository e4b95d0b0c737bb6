import type { MouseEvent, ReactNode } from 'react';
import type { Problem, Schema } from '#lib/forms/read-form.ts';
import { send } from '#lib/forms/words.ts';
import { Captcha, type CaptchaProps } from './Captcha.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Problems } from './Problems.ts';
import { Success } from './Success.tsx';
import { useForm, type Setup } from './useForm.ts';
import * as styles from './form.css.ts';

interface Props<Fields extends Schema> extends Setup<Fields> {
  captcha: Pick<CaptchaProps, 'siteKey' | 'look'>;
  children: ReactNode;
}

/** The form holds its own state: what stands in it is drawn anew only where its problems change. */
export function Form<Fields extends Schema>({ captcha, children, ...setup }: Props<Fields>) {
  const { formRef, captchaRef, phase, share, told, isStarted, hasConsent, onInput, onSubmit } =
    useForm(setup);
  const isIdle = phase === 'idle';
  const label = { idle: send, sending: 'Sending...', uploading: 'Uploading...' }[phase];
  const problems = told.kind === 'failure' ? told.problems : none;

  return (
    <Problems value={problems}>
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
          {phase === 'uploading' && (
            <progress className={styles.progress} value={share} aria-label={label} />
          )}
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
    </Problems>
  );
}

const none: Problem[] = [];

/** The second half of a double click would fall on the form that the first has just emptied. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
