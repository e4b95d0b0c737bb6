import type { ReactNode } from 'react';
import * as styles from './form.css.ts';

interface Props {
  id: string;
  heading: string;
  children: ReactNode;
}

export function FormSection({ id, heading, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
