import type { ReactNode } from 'react';
import * as styles from './form.css.ts';

interface Props {
  summary: string;
  children: ReactNode;
}

/** Fields that most people leave empty. They open without a script too. */
export const Disclosure = ({ summary, children }: Props) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.disclosed}>{children}</div>
  </details>
);
