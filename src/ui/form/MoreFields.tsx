import type { PropsWithChildren } from 'react';
import { Chevron } from './Chevron.tsx';
import * as styles from './form.css.ts';

/** Fields that most people leave empty. They unfold without a script too. */
export const MoreFields = ({ heading, children }: PropsWithChildren<{ heading: string }>) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>
      {heading}
      <Chevron className={styles.chevron} />
    </summary>
    <div className={styles.disclosed}>{children}</div>
  </details>
);
