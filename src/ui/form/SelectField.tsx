import { Field, type Words } from './Field.tsx';
import { useField } from './Problems.ts';
import * as styles from './field.css.ts';

type Props = Words & {
  name: string;
  /** What it says while nothing is chosen. */
  empty: string;
  options: { id: string; label: string }[];
};

export function SelectField({ name, label, hint, empty, options }: Props) {
  const { aria } = useField(name, hint);
  return (
    <Field name={name} label={label} hint={hint}>
      <div className={styles.select}>
        <select className={styles.control} id={name} name={name} {...aria}>
          <option value="">{empty}</option>
          {options.map(({ id, label: text }) => (
            <option key={id} value={id}>
              {text}
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
