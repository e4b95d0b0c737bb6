import { Field } from './Field.tsx';
import { useField } from './form-context.ts';
import type { FieldName } from './setup.ts';
import * as styles from './field.css.ts';

export function SelectField({ name }: { name: FieldName }) {
  const { texts, options, control } = useField(name);
  return (
    <Field name={name}>
      <div className={styles.select}>
        <select className={styles.control} {...control}>
          <option value="">{texts.empty}</option>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <svg className={styles.chevron} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m4.5 9 7.5 7 7.5-7" />
        </svg>
      </div>
    </Field>
  );
}
