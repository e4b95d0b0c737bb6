import type { ComponentProps } from 'react';
import { Field, type Words } from './Field.tsx';
import { useField } from './Problems.ts';
import * as styles from './field.css.ts';

type Props = Words & { name: string } & Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'required'
  >;

export function TextField({ name, label, hint, ...input }: Props) {
  const { aria } = useField(name, hint);
  return (
    <Field name={name} label={label} hint={hint} required={input.required}>
      <input className={styles.control} id={name} name={name} type="text" {...input} {...aria} />
    </Field>
  );
}
