import type { PropsWithChildren } from 'react';
import { Chevron } from './Chevron.tsx';
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

/** Optional fields: smaller than the others, but visible. */
export const Optional = ({ children }: PropsWithChildren) => (
  <div className={styles.optional}>{children}</div>
);

/** Fields that most people leave empty. They unfold without a script too. */
export const Disclosure = ({ heading, children }: Omit<Props, 'id'>) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>
      {heading}
      <Chevron className={styles.chevron} />
    </summary>
    <div className={styles.disclosed}>{children}</div>
  </details>
);
