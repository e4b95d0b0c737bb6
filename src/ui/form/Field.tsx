import type { ComponentProps, ReactNode } from 'react';
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
    // React cannot change text that a translator has replaced. With a new key it draws a new message.
    <p className={styles.error} id={id} key={message}>
      <span className={styles.hidden}>Error: </span>
      {message}
    </p>
  );

interface TextProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  name: FieldName;
}

/** For names, addresses and numbers, which phones must not correct. */
const asTyped = { autoCorrect: 'off', spellCheck: false };

export function TextField({ name, ...input }: TextProps) {
  const { control } = useField(name);
  return (
    <Field name={name}>
      <input className={styles.control} type="text" {...asTyped} {...input} {...control} />
    </Field>
  );
}

export function TextArea({ name, rows = 4 }: { name: FieldName; rows?: number }) {
  const { control } = useField(name);
  return (
    <Field name={name}>
      <textarea className={styles.control} rows={rows} {...control} />
    </Field>
  );
}

export function SelectField({ name, autoComplete }: Omit<TextProps, 'type'>) {
  const { texts, options, control } = useField(name);
  return (
    <Field name={name}>
      <div className={styles.select}>
        <select className={styles.control} autoComplete={autoComplete} {...control}>
          <option value="">{texts.empty}</option>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <svg className={styles.chevron} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m4.5 9 7.5 7 7.5-7" />
        </svg>
      </div>
    </Field>
  );
}
