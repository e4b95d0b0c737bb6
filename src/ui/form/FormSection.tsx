import type { PropsWithChildren } from 'react';
import { Field } from './Field.tsx';
import type { FieldName } from './setup.ts';
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

/** Two fields side by side where there is room. */
export const Pair = ({ names }: { names: [FieldName, FieldName] }) => (
  <div className={styles.pair}>
    {names.map((name) => (
      <Field name={name} key={name} />
    ))}
  </div>
);

/** Fields that most people leave empty. They open without a script too. */
export const Disclosure = ({ heading, children }: Omit<Props, 'id'>) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>{heading}</summary>
    <div className={styles.disclosed}>{children}</div>
  </details>
);
