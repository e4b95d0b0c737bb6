import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { summarise, type Problem } from '#lib/forms/read-form.ts';
import { isReachable } from '#lib/network/is-offline.ts';
import type { Words } from '#lib/forms/words.ts';
import type { Failure } from './setup.ts';
import * as styles from './outcome.css.ts';

interface Props {
  /** Every press on Send makes a new one. */
  result: { kind: 'problems' } | { kind: 'failure'; reason: Failure };
  words: Words;
  problems: readonly Problem[];
}

/** Takes focus when it appears and links to the fields (GOV.UK's error summary). */
export function ErrorSummary({ result, words, problems }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    summary.current?.focus({ preventScroll: true });
    // Its first line: of a summary that is higher than the window, focus alone would show the middle.
    summary.current?.scrollIntoView({ behavior: 'instant' });
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [result]);

  const message =
    result.kind === 'problems' ? summarise(problems, words) : explain(result.reason, words);
  const said = problems.find((problem) => problem.message === message);
  const others = problems.filter((problem) => problem !== said);
  return (
    <div className={styles.failure} role="alert" tabIndex={-1} ref={summary}>
      <h2 className={styles.message}>{said ? <ProblemLink {...said} /> : message}</h2>
      {result.kind === 'failure' && (
        <>
          {result.reason === 'load' && <Reload {...words.messages} />}
          <OtherWay {...words} />
        </>
      )}
      {others.length > 0 && (
        <ul className={styles.problems}>
          {others.map((problem) => (
            <li key={problem.field}>
              <ProblemLink {...problem} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const explain = (reason: Failure, { messages, outcome }: Words) =>
  reason === 'failed' ? outcome.failure : messages[reason];

/** Some browsers remember that a script failed until the page is reloaded. */
function Reload({ reload, offline }: Words['messages']) {
  const [isOffline, setOffline] = useState(false);
  // Offline, the browser would show its own error page, and the answers would be gone.
  const reloadIfReachable = async () => {
    if (await isReachable()) location.reload();
    else setOffline(true);
  };
  return (
    <>
      <button className={styles.reload} type="button" onClick={reloadIfReachable}>
        {reload}
      </button>
      {isOffline && <p>{offline}</p>}
    </>
  );
}

const OtherWay = ({ direct: { text, email, phone, tel } }: Words) => (
  <p>
    {text} <a href={`mailto:${email}`}>{email}</a>, <a href={`tel:${tel}`}>{phone}</a>
  </p>
);

function ProblemLink({ field, message }: Problem) {
  return (
    <a href={`#${field}`} onClick={(event) => goToField(event, field)}>
      {message}
    </a>
  );
}

/** Goes to the field like the link, but adds nothing to the history and brings the field's label into view. */
function goToField(event: MouseEvent, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  const disclosure = control.closest('details');
  if (disclosure) disclosure.open = true;
  control.closest('[data-invalid]')?.scrollIntoView();
  control.focus({ preventScroll: true });
}
