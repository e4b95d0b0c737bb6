import { Field, type Words } from './Field.tsx';
import { useField } from './Problems.ts';
import * as styles from './field.css.ts';

type Props = Words & { name: string; rows?: number };

export function TextArea({ name, label, hint, rows = 4 }: Props) {
  const { aria } = useField(name, hint);
  return (
    <Field name={name} label={label} hint={hint}>
      <textarea className={styles.control} id={name} name={name} rows={rows} {...aria} />
    </Field>
  );
}
