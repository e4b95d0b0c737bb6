import type { ComponentProps, ReactNode } from 'react';
import { optional } from '/content/forms.yaml';
import { useField } from './form-context.ts';
import type { FieldName } from './setup.ts';
import * as styles from './field.css.ts';

interface Props {
  name: FieldName;
  /** How many lines of text there is room for. */
  rows?: number | undefined;
  /** Replaces the usual control. */
  children?: ReactNode;
}

/** A label, a hint and a message for one control. The control's id is the field's name. */
export function Field({ name, rows, children }: Props) {
  const { ids, message, rule, texts, control } = useField(name);
  return (
    <div className={styles.field} data-invalid={message ? true : undefined}>
      <label className={styles.label} htmlFor={name}>
        {texts.label}
        {control.required ? star : <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {texts.hint && (
        <p className={styles.hint} id={ids.hint}>
          {texts.hint}
        </p>
      )}
      {/* A file is checked when it is chosen, before Send is pressed. */}
      <div className={styles.live} aria-live={rule.accept ? 'polite' : undefined}>
        <FieldError id={ids.error} message={message} />
      </div>
      {children ?? <Control name={name} rows={rows} />}
    </div>
  );
}

/** Marks a required field. Screen readers get that from the control itself. */
export const star = (
  <span className={styles.required} aria-hidden="true">
    *
  </span>
);

export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message && (
    // React cannot change text that a translator has replaced. With a new key it draws a new message.
    <p className={styles.error} id={id} key={message}>
      <span className={styles.hidden}>Error: </span>
      {message}
    </p>
  );

/** What browsers know about their user, and which keyboard a phone shows. */
const inputs: Partial<Record<FieldName, Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>>> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  company: { autoComplete: 'organization' },
  current_position: { autoComplete: 'organization-title' },
  locale: { autoComplete: 'address-level1' },
};

/** A list where the answers come from one, otherwise a text of one line or of several. */
function Control({ name, rows }: Pick<Props, 'name' | 'rows'>) {
  const { rule, texts, options, control } = useField(name);
  const { type = 'text', autoComplete } = inputs[name] ?? {};
  const attributes = { className: styles.control, autoComplete, ...control };
  if (rows) return <textarea rows={rows} {...attributes} />;
  // Phones must not correct names, addresses and numbers.
  if (!rule.list) return <input type={type} autoCorrect="off" spellCheck={false} {...attributes} />;
  return (
    <div className={styles.select}>
      <select {...attributes}>
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
  );
}
