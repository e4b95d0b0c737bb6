import type { ReactNode } from 'react';
import { tieWords } from '#lib/text/tie-words.ts';
import { useField } from './form-context.ts';
import * as fieldStyles from './field.css.ts';
import * as styles from './tiles.css.ts';

interface Props {
  name: string;
  /** Without descriptions, and without the ids by which an address can name an option. */
  isShort?: boolean | undefined;
  /** Shown while "other" is ticked, and emptied when it is unticked (keep-answers.ts). */
  children?: ReactNode;
}

/**
 * Checkboxes, of which any number may be ticked. No choice is wrong, so there is no message. A hash with the id or the
 * anchor of an option marks it, and ticks it unless a draft says otherwise (tick-named.ts).
 */
export function TileGroup({ name, isShort, children }: Props) {
  const { ids, texts, options } = useField(name);
  const { label, hint } = texts;

  return (
    <fieldset className={styles.group} aria-describedby={hint && ids.hint}>
      <legend className={`${fieldStyles.label} ${styles.legend}`}>{label}</legend>
      {hint && (
        <p className={fieldStyles.hint} id={ids.hint}>
          {tieWords(hint)}
        </p>
      )}
      <div className={styles.tiles}>
        {options.map(({ id, label: title, text, anchor }) => (
          <label className={styles.tile} key={id}>
            <input
              className={styles.box}
              type="checkbox"
              id={isShort ? undefined : id}
              name={name}
              value={id}
            />
            <b>{tieWords(title)}</b>
            {text && !isShort && <span className={styles.about}>{` ${tieWords(text)}`}</span>}
            {anchor && anchor !== id && !isShort && <span className={styles.anchor} id={anchor} />}
          </label>
        ))}
      </div>
      {children && <div className={styles.reveal}>{children}</div>}
    </fieldset>
  );
}
