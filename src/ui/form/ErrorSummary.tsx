import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { Problem, Reason } from '#lib/forms/rules.ts';
import type { Failure } from '#lib/submissions/submit.ts';
import { describe, explain } from './messages.ts';
import type { Setup } from './setup.ts';
import * as styles from './outcome.css.ts';

interface Props {
  /** Every press on Send makes a new one. */
  result: { failure?: Failure };
  setup: Setup;
  problems: readonly Problem[];
}

/**
 * Takes the focus when it appears, and links to the fields (GOV.UK's error summary). It is not an alert: a screen reader
 * speaks its name and description because it has the focus, and would speak an alert a second time.
 */
export function ErrorSummary({ result, setup, problems }: Props) {
  const { error, problem, messages, direct } = setup.words;
  const summary = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    summary.current?.focus({ preventScroll: true });
    // focus() alone would show the middle of a summary that is taller than the window.
    summary.current?.scrollIntoView({ behavior: 'instant' });
    const title = document.title;
    document.title = `${error} ${title}`;
    return () => {
      document.title = title;
    };
  }, [result, error]);

  const { failure } = result;
  const linesAbout = (isMeant: (reason: Reason) => boolean) =>
    problems
      .filter(({ reason }) => isMeant(reason))
      .map((each) => (
        <li key={each.field}>
          <ProblemLink field={each.field}>{describe(each, setup)}</ProblemLink>
        </li>
      ));
  return (
    <section
      className={styles.failure}
      aria-labelledby="problem"
      aria-describedby="problem-lines"
      tabIndex={-1}
      ref={summary}
    >
      <h2 className={styles.message} id="problem">
        {problem}
      </h2>
      <ul className={styles.lines} id="problem-lines">
        {failure && <li>{explain(failure, setup)}</li>}
        {linesAbout((reason) => reason === 'consent')}
        {problems.some(({ reason }) => reason === 'missing') && <li>{messages.required}</li>}
        {linesAbout((reason) => reason !== 'consent')}
      </ul>
      {failure && (
        <p>
          {direct.text}{' '}
          <a href={`mailto:${direct.email}`} translate="no">
            {direct.email}
          </a>
          ,{' '}
          <a href={`tel:${direct.tel}`} translate="no">
            {direct.phone}
          </a>
        </p>
      )}
    </section>
  );
}

const ProblemLink = ({ field, children }: { field: string; children: ReactNode }) => (
  <a href={`#${field}`} onClick={goToField}>
    {children}
  </a>
);

/** Goes to the field as the link would, but without a history entry and with the field's label in view. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const { hash, baseURI } = event.currentTarget;
  const form = event.currentTarget.closest('form');
  const control = form?.elements.namedItem(hash.slice(1));
  if (!(control instanceof HTMLElement)) throw new Error(`${baseURI} has no field ${hash}.`);
  event.preventDefault();
  const disclosure = control.closest('details');
  if (disclosure) disclosure.open = true;
  control.closest('[data-invalid]')?.scrollIntoView();
  control.focus({ preventScroll: true });
}
