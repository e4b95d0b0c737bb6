import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { direct } from '/content/forms.yaml';
import type { Problem } from '#lib/forms/rules.ts';
import type { Failure } from '#lib/submissions/submit.ts';
import { describe, explain, summarise } from './messages.ts';
import type { Setup } from './setup.ts';
import * as styles from './outcome.css.ts';

interface Props {
  /** Every press on Send makes a new one. */
  result: { failure?: Failure };
  setup: Setup;
  problems: readonly Problem[];
}

/** Takes focus when it appears and links to the fields (GOV.UK's error summary). */
export function ErrorSummary({ result, setup, problems }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    summary.current?.focus({ preventScroll: true });
    // Focus alone would show the middle of a summary that is taller than the window.
    summary.current?.scrollIntoView({ behavior: 'instant' });
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [result]);

  const { failure } = result;
  const message = failure ? explain(failure, setup) : summarise(problems, setup);
  const lines = problems.map((problem) => ({ ...problem, message: describe(problem, setup) }));
  const said = lines.find((line) => line.message === message);
  const others = lines.filter((line) => line !== said);
  return (
    <div className={styles.failure} role="alert" tabIndex={-1} ref={summary}>
      <h2 className={styles.message}>{said ? <ProblemLink {...said} /> : message}</h2>
      {failure && (
        <p>
          {direct.text} <a href={`mailto:${direct.email}`}>{direct.email}</a>,{' '}
          <a href={`tel:${direct.tel}`}>{direct.phone}</a>
        </p>
      )}
      {others.length > 0 && (
        <ul className={styles.problems}>
          {others.map((line) => (
            <li key={line.field}>
              <ProblemLink {...line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const ProblemLink = ({ field, message }: { field: string; message: string }) => (
  <a href={`#${field}`} onClick={goToField}>
    {message}
  </a>
);

/** Goes to the field like the link, but adds nothing to the history and brings the field's label into view. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!control) return;
  event.preventDefault();
  const disclosure = control.closest('details');
  if (disclosure) disclosure.open = true;
  control.closest('[data-invalid]')?.scrollIntoView();
  control.focus({ preventScroll: true });
}
