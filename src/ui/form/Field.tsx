import type { ReactNode } from 'react';
import { optional } from '/content/forms.yaml';
import { useField } from './form-context.ts';
import type { FieldName } from './setup.ts';
import * as styles from './field.css.ts';

interface Props {
  name: FieldName;
  /** Announces a message that may appear before Send is pressed. */
  isLive?: boolean;
  children: ReactNode;
}

/** A label, a hint and a message for one control. The control's id is the field's name. */
export function Field({ name, isLive, children }: Props) {
  const { ids, message, texts, control } = useField(name);
  return (
    <div className={styles.field} data-invalid={message ? true : undefined}>
      <label className={styles.label} htmlFor={name}>
        {texts.label}
        {control.required ? (
          // Screen readers get this from the control itself.
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        ) : (
          <span className={styles.optional}>{` ${optional}`}</span>
        )}
      </label>
      {texts.hint && (
        <p className={styles.hint} id={ids.hint}>
          {texts.hint}
        </p>
      )}
      <div className={styles.live} aria-live={isLive ? 'polite' : undefined}>
        <FieldError id={ids.error} message={message} />
      </div>
      {children}
    </div>
  );
}

export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message && (
    <p className={styles.error} id={id}>
      <span className={styles.hidden}>Error: </span>
      {message}
    </p>
  );
