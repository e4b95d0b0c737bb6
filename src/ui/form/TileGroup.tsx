import { useRef, type ChangeEvent, type ReactNode } from 'react';
import type { Words } from './Field.tsx';
import * as fieldStyles from './field.css.ts';
import * as styles from './tiles.css.ts';

interface Option {
  id: string;
  label: string;
  text?: string | undefined;
}

type Props = Words & {
  name: string;
  options: Option[];
  /** Shown while "other" is ticked, and emptied when it is unticked. */
  children?: ReactNode;
};

/** Several answers to choose from. None is a mistake, so no message belongs here. */
export function TileGroup({ name, label, hint, options, children }: Props) {
  const reveal = useRef<HTMLDivElement>(null);

  const emptyReveal = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.checked) return;
    for (const text of reveal.current?.querySelectorAll('textarea') ?? []) text.value = '';
  };

  return (
    <fieldset className={styles.group} aria-describedby={hint && `${name}-hint`}>
      <legend className={`${fieldStyles.label} ${styles.legend}`}>{label}</legend>
      {hint && (
        <p className={fieldStyles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.tiles}>
        {options.map(({ id, label: title, text }) => (
          <label className={styles.tile} key={id}>
            <input
              className={styles.box}
              type="checkbox"
              name={name}
              value={id}
              onChange={id === 'other' ? emptyReveal : undefined}
            />
            <b>{title}</b>
            {text && <span className={fieldStyles.hint}>{` ${text}`}</span>}
          </label>
        ))}
      </div>
      {children && (
        <div className={styles.reveal} ref={reveal}>
          {children}
        </div>
      )}
    </fieldset>
  );
}
