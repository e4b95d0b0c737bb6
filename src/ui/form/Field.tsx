import type { ReactNode } from 'react';
import { optional } from '#lib/forms/words.ts';
import { FieldError } from './FieldError.tsx';
import { useField } from './Problems.ts';
import * as styles from './field.css.ts';

/** The words of a field, from content/forms.yaml. */
export interface Words {
  label: string;
  hint?: string | undefined;
}

interface Props extends Words {
  name: string;
  required?: boolean | undefined;
  children: ReactNode;
}

/** A label, a hint and a message around one control, whose id is the name. */
export function Field({ name, label, hint, required = false, children }: Props) {
  const { ids, message } = useField(name, hint);
  return (
    <div className={styles.field} data-invalid={message ? true : undefined}>
      <label className={styles.label} htmlFor={name}>
        {label}
        <Mark required={required} />
      </label>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      <FieldError id={ids.error} message={message} />
      {children}
    </div>
  );
}

function Mark({ required }: { required: boolean }) {
  // The control itself says that it is required.
  if (required) {
    return (
      <span className={styles.required} aria-hidden="true">
        *
      </span>
    );
  }
  return <span className={styles.optional}>{` ${optional}`}</span>;
}
