import { useLayoutEffect, useRef, type PropsWithChildren } from 'react';
import { fill } from '#lib/firm/fill.ts';
import { look } from '#ui/button/Button.css.ts';
import type { Setup } from './setup.ts';
import { hidden } from './field.css.ts';
import { Sunrise } from './Sunrise.tsx';
import * as styles from './outcome.css.ts';

type Props = PropsWithChildren<{
  /** The id of the stored row, if there is one. */
  id: string | undefined;
  /** What a screen reader announces while the form is sent. */
  progress: string | undefined;
  setup: Setup;
  onAnother(): void;
}>;

const ids = { next: 'thanks-next', reference: 'thanks-reference' };

/**
 * Replaces the form once it was sent. It takes the focus, so a screen reader speaks its name and description. The children lead
 * on.
 */
export function Success({ id, progress, setup, onAnother, children }: Props) {
  const { outcome, words } = setup;
  const { sent, direct } = words;
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!id) return;
    region.current?.focus({ preventScroll: true });
    // WebKit does not scroll to a new element in a page that has just become shorter. In a low window the thanks matter most.
    region.current?.querySelector('p')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [id]);

  return (
    <div className={id && styles.panel}>
      {/* Always there, because only a change inside a live region is announced. It has no role while it is empty: a screen reader
          would stop at an empty status line. */}
      <p className={hidden} role={progress ? 'status' : undefined} aria-live="polite">
        {progress}
      </p>
      {id && (
        <>
          <section
            className={styles.words}
            // Not the id of the words below: Orca once spoke the new region before Chromium had given it their name.
            aria-label={outcome.success}
            aria-describedby={`${ids.next} ${ids.reference}`}
            tabIndex={-1}
            ref={region}
          >
            <Sunrise />
            <p className={styles.thanks}>{outcome.success}</p>
            <p id={ids.next}>{outcome.next}</p>
            {/* Staff find the row by the beginning of its id. */}
            <p id={ids.reference}>{fill(sent.reference, { reference: id.slice(0, 8) })}</p>
            <p>
              {sent.ring}{' '}
              <a href={`tel:${direct.tel}`} translate="no">
                {direct.phone}
              </a>
            </p>
          </section>
          {children}
          <button className={look.plain} type="button" onClick={onAnother}>
            {sent.another}
          </button>
        </>
      )}
    </div>
  );
}
