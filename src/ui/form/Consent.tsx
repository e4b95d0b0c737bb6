import { collectionNotice } from '/content/forms.yaml';
import { consentName } from '#lib/forms/draft.ts';
import { FieldError, star } from './Field.tsx';
import { useField } from './form-context.ts';
import * as styles from './field.css.ts';
import { notice, noticeHeading } from './layout.css.ts';
import { box } from './tiles.css.ts';

/** What happens to the answers, and the box that agrees to it. */
export function Consent({ takesCv }: { takesCv?: boolean }) {
  const { ids, message, texts, control } = useField(consentName);
  const { heading, paragraphs, cv } = collectionNotice;
  return (
    <>
      <div className={notice}>
        <h3 className={noticeHeading}>{heading}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {takesCv && <p>{cv}</p>}
      </div>
      <div className={styles.field} data-invalid={message ? true : undefined}>
        <FieldError id={ids.error} message={message} />
        <label className={styles.consent}>
          <input className={box} type="checkbox" value="yes" {...control} />
          <span>
            {`${texts.label} `}
            <a href="/privacy-policy">{texts.link}</a>
            {star}
          </span>
        </label>
      </div>
    </>
  );
}
