import type { PropsWithChildren } from 'react';
import * as styles from './form.css.ts';

type Props = PropsWithChildren<{ id: string; heading: string }>;

export const FormSection = ({ id, heading, children }: Props) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 className={styles.heading} id={id}>
      {heading}
    </h2>
    {children}
  </section>
);

/** Fields side by side, if there is room. */
export const Pair = ({ children }: PropsWithChildren) => (
  <div className={styles.pair}>{children}</div>
);

/** Optional fields. */
export const Optional = ({ children }: PropsWithChildren) => (
  <div className={styles.optional}>{children}</div>
);
