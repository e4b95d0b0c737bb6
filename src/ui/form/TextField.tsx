import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { useField } from './form-context.ts';
import type { FieldName } from './setup.ts';
import * as styles from './field.css.ts';

interface Props extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  name: FieldName;
}

export function TextField({ name, ...input }: Props) {
  const { control } = useField(name);
  return (
    <Field name={name}>
      <input className={styles.control} type="text" {...input} {...control} />
    </Field>
  );
}

export function TextArea({ name, rows = 4 }: { name: FieldName; rows?: number }) {
  const { control } = useField(name);
  return (
    <Field name={name}>
      <textarea className={styles.control} rows={rows} {...control} />
    </Field>
  );
}
