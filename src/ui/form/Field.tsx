import type { ReactNode } from 'react';
import type { FieldName } from '#lib/forms/words.ts';
import { FieldError } from './FieldError.tsx';
import { useField, useFormState } from './form-context.ts';
import * as styles from './field.css.ts';

interface Props {
  name: FieldName;
  /** For a message that may come before Send, which nothing else announces. */
  isLive?: boolean;
  children: ReactNode;
}

/** A label, a hint and a message around one control, whose id is the name. */
export function Field({ name, isLive, children }: Props) {
  const { words } = useFormState();
  const { ids, message, texts, control } = useField(name);
  return (
    <div className={styles.field} data-invalid={message ? true : undefined}>
      <label className={styles.label} htmlFor={name}>
        {texts.label}
        {control.required ? (
          // The control itself says that it is required.
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        ) : (
          <span className={styles.optional}>{` ${words.optional}`}</span>
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
