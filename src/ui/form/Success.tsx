import { useLayoutEffect, useRef } from 'react';
import { hidden } from './field.css.ts';
import * as styles from './summary.css.ts';

interface Props {
  success: { message: string } | undefined;
  /** What is going on, for those who do not see the button. */
  progress: string | undefined;
}

/** The region is always there, because only what changes inside one is announced. */
export function Success({ success, progress }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (success) region.current?.focus();
  }, [success]);

  return (
    <div role="status" tabIndex={-1} className={styles.status} ref={region}>
      {progress && <span className={hidden}>{progress}</span>}
      {success && !progress && <p className={styles.success}>{success.message}</p>}
    </div>
  );
}
