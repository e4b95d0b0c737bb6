import type { FieldName } from '#lib/forms/words.ts';
import { Field } from './Field.tsx';
import { useField } from './form-context.ts';
import * as styles from './field.css.ts';

export function TextArea({ name, rows = 4 }: { name: FieldName; rows?: number }) {
  const { control } = useField(name);
  return (
    <Field name={name}>
      <textarea className={styles.control} rows={rows} {...control} />
    </Field>
  );
}
