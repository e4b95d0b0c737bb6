import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { Problem } from '#lib/forms/read-form.ts';
import * as styles from './summary.css.ts';

interface Props {
  message: string;
  problems: Problem[];
  /** Only the page loaded anew can go on. */
  isStale?: boolean;
}

/** Takes focus when it comes and leads to the fields: GOV.UK's pattern. */
export function ErrorSummary({ message, problems, isStale }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    summary.current?.focus();
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [problems]);

  const said = problems.find((problem) => problem.message === message);
  const others = problems.filter((problem) => problem !== said);
  return (
    <div className={styles.failure} role="alert" tabIndex={-1} ref={summary}>
      <h2 className={styles.message}>{said ? <ProblemLink {...said} /> : message}</h2>
      {isStale && (
        <button className={styles.reload} type="button" onClick={() => location.reload()}>
          Reload this page
        </button>
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

function ProblemLink({ field, message }: Problem) {
  return (
    <a href={`#${field}`} onClick={(event) => goToField(event, field)}>
      {message}
    </a>
  );
}

/** Like following the link, but without a step in the history, and with the field's label in sight. */
function goToField(event: MouseEvent, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  const disclosure = control.closest('details');
  if (disclosure) disclosure.open = true;
  control.closest('[data-invalid]')?.scrollIntoView();
  control.focus({ preventScroll: true });
}
