import { consentName } from '#lib/forms/field-values.ts';
import { FieldError } from './Field.tsx';
import { useField } from './form-context.ts';
import * as styles from './field.css.ts';
import { box } from './tiles.css.ts';

export function Consent() {
  const { ids, message, texts, control } = useField(consentName);
  return (
    <div className={styles.field} data-invalid={message ? true : undefined}>
      <FieldError id={ids.error} message={message} />
      <label className={styles.consent}>
        <input className={box} type="checkbox" value="yes" {...control} />
        <span>
          {texts.label} <a href="/privacy-policy">{texts.link}</a>
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        </span>
      </label>
    </div>
  );
}
