import { FieldError } from './FieldError.tsx';
import { useField } from './Problems.ts';
import * as styles from './consent.css.ts';
import { field, required } from './field.css.ts';
import { box } from './tiles.css.ts';

interface Props {
  /** Ends in a link to the privacy policy. */
  label: string;
  link: string;
}

export const consentName = 'privacy_consent';

export function Consent({ label, link }: Props) {
  const { ids, message, aria } = useField(consentName);
  return (
    <div className={field} data-invalid={message ? true : undefined}>
      <FieldError id={ids.error} message={message} />
      <label className={styles.label}>
        <input
          className={box}
          type="checkbox"
          id={consentName}
          name={consentName}
          value="yes"
          required
          {...aria}
        />
        <span>
          {label} <a href="/privacy-policy">{link}</a>
          <span className={required} aria-hidden="true">
            *
          </span>
        </span>
      </label>
    </div>
  );
}
