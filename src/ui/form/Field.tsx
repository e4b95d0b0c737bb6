import type { ReactNode } from 'react';
import { tieWords } from '#lib/text/tie-words.ts';
import { Chevron } from './Chevron.tsx';
import { useField } from './form-context.ts';
import * as styles from './field.css.ts';

interface Props {
  name: string;
  /** The number of visible lines. Makes it a text area. */
  rows?: number | undefined;
  /** Replaces the usual control. */
  children?: ReactNode;
}

/** A label, a hint and a message for one control. The id of the control is the name of the field. */
export function Field({ name, rows, children }: Props) {
  const { ids, message, more, rule, texts, words } = useField(name);
  const error = <FieldError id={ids.error} word={words.error} message={message} more={more} />;
  return (
    <div className={styles.field} data-invalid={message ? true : undefined}>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={name}>
          {texts.label}
          {rule.isRequired ? star : <span className={styles.optional}>{` ${words.optional}`}</span>}
        </label>
        {texts.hint && (
          <p className={styles.hint} id={ids.hint}>
            {tieWords(texts.hint)}
          </p>
        )}
      </div>
      {/* A live region, because a file is checked when it is chosen, before Send is pressed. */}
      {rule.accept ? (
        <div className={styles.live} aria-live="polite">
          {error}
        </div>
      ) : (
        error
      )}
      {children ?? <Control name={name} rows={rows} />}
    </div>
  );
}

/** Marks a required field for the eye. Screen readers get it from the control. */
export const star = (
  <span className={styles.required} aria-hidden="true">
    *
  </span>
);

interface ErrorProps {
  id: string;
  /** Said before the message. */
  word: string;
  message: string | undefined;
  more?: string | undefined;
}

export const FieldError = ({ id, word, message, more }: ErrorProps) =>
  message && (
    // React cannot change text that a translator has replaced. A new key makes it draw a new message.
    <div className={styles.error} id={id} key={message + more}>
      <p>
        <span className={styles.hidden}>{word} </span>
        {message}
      </p>
      {more && <p className={styles.hint}>{more}</p>}
    </div>
  );

/** A select for a rule with a list, otherwise an input or a text area. */
function Control({ name, rows }: Pick<Props, 'name' | 'rows'>) {
  const { rule, texts, options, control } = useField(name);
  const { type = 'text', autoComplete } = rule;
  const attributes = { className: styles.control, autoComplete, ...control };
  if (rows) return <textarea rows={rows} {...attributes} />;
  // Keeps phones from correcting names, addresses and numbers.
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
      <Chevron className={styles.selectMark} />
    </div>
  );
}
