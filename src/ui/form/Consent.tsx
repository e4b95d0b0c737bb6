import { consentName } from '#lib/forms/draft.ts';
import { WithNames } from '#ui/names/WithNames.tsx';
import { FieldError, star } from './Field.tsx';
import { useField } from './form-context.ts';
import { notice, noticeText } from './consent.css.ts';
import * as styles from './field.css.ts';
import { box } from './tiles.css.ts';

/** The target of the link in the form's first line. */
export const noticeId = 'what-happens';

/** The notice about what happens to the answers, and the checkbox that agrees to it. */
export function Consent({ takesCv }: { takesCv?: boolean }) {
  const { ids, message, texts, words, control } = useField(consentName);
  const { heading, receiver, paragraphs, cv, captcha } = words.collectionNotice;
  const { email } = words.direct;
  // What holds for a CV too ends the last paragraph. A paragraph of its own would leave a hole in the two columns.
  const last = paragraphs.at(-1);
  return (
    <>
      <div className={notice} id={noticeId}>
        <h3 className={styles.textHeading}>{heading}</h3>
        <div className={noticeText}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <WithNames text={paragraph} names={[receiver]} />
              {takesCv && paragraph === last && ` ${cv}`}
            </p>
          ))}
          <p>
            {captcha}{' '}
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
          </p>
        </div>
      </div>
      <div className={styles.field} data-invalid={message ? true : undefined}>
        <FieldError id={ids.error} word={words.error} message={message} />
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
