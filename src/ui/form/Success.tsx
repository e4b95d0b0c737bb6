import { useLayoutEffect, useRef } from 'react';
import { sent } from '/content/forms.yaml';
import { look } from '#ui/button/Button.css.ts';
import type { Setup } from './setup.ts';
import { hidden } from './field.css.ts';
import { Sunrise } from './Sunrise.tsx';
import * as styles from './outcome.css.ts';

interface Props {
  /** The id of the row that was stored, if one was. */
  id: string | undefined;
  /** Announced while the form is sent, for screen readers. */
  progress: string | undefined;
  outcome: Setup['outcome'];
  onAnother(): void;
}

/** Replaces the form once it was sent. The live region is always there: only a change inside one is announced. */
export function Success({ id, progress, outcome, onAnother }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!id) return;
    region.current?.focus({ preventScroll: true });
    // WebKit would stay scrolled to where the button was. If the window is too low for all, the thanks come first.
    region.current?.querySelector('p')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [id]);

  return (
    <div className={id && styles.panel}>
      <div className={id && styles.words} role="status" tabIndex={-1} ref={region}>
        {progress && <span className={hidden}>{progress}</span>}
        {id && (
          <>
            <Sunrise />
            <p className={styles.thanks}>{outcome.success}</p>
            <p>{outcome.next}</p>
            {/* Staff find the row by the first part of its id. */}
            <p>{sent.reference.replaceAll('{reference}', id.slice(0, 8))}</p>
          </>
        )}
      </div>
      {id && (
        <button className={look.plain} type="button" onClick={onAnother}>
          {sent.another}
        </button>
      )}
    </div>
  );
}
