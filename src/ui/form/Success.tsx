import { useLayoutEffect, useRef } from 'react';
import type { Words } from '#lib/forms/words.ts';
import { look } from '#ui/button/Button.css.ts';
import { hidden } from './field.css.ts';
import { Sunrise } from './Sunrise.tsx';
import * as styles from './success.css.ts';

interface Props {
  /** The id of the row that was stored, if one was. */
  id: string | undefined;
  /** What is going on, for those who do not see the button. */
  progress: string | undefined;
  words: Words;
  onAnother(): void;
}

/** Takes the form's place when it was sent. The region is always there, because only what changes in one is announced. */
export function Success({ id, progress, words: { outcome, sent }, onAnother }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!id) return;
    region.current?.focus({ preventScroll: true });
    // WebKit would stay at the foot of the page, where the button was.
    region.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [id]);

  return (
    <div className={id && styles.panel}>
      <div className={id && styles.words} role="status" tabIndex={-1} ref={region}>
        {progress && <span className={hidden}>{progress}</span>}
        {id && (
          <>
            <Sunrise />
            <p className={styles.message}>{outcome.success}</p>
            <p>{outcome.next}</p>
            {/* Staff find the row by the beginning of its id. */}
            <p>{sent.reference.replace('{reference}', id.slice(0, 8))}</p>
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
