import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What the engines found in some visits. Added up over a run, it is in `.cache/tests/a11y.json`. */
export interface Tally {
  states: number;
  /** A state in one look is a visit. */
  visits: number;
  violations: { axe: number; ibm: number };
  toReview: Record<string, number>;
}

export const annotation = 'accessibility engines';

const folder = '.cache/tests';

export const emptyTally = (): Tally => ({
  states: 0,
  visits: 0,
  violations: { axe: 0, ibm: 0 },
  toReview: {},
});

/** Adds up what the tests of a run noted, and says so in a line. */
export default class TallyReporter implements Reporter {
  readonly #sum = emptyTally();

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    for (const { type, description = '' } of annotations) {
      if (type !== annotation) continue;
      // The description is what `visitStates` wrote.
      const { states, visits, violations, toReview } = JSON.parse(description) as Tally;
      this.#sum.states += states;
      this.#sum.visits += visits;
      this.#sum.violations.axe += violations.axe;
      this.#sum.violations.ibm += violations.ibm;
      for (const [rule, count] of Object.entries(toReview)) {
        this.#sum.toReview[rule] = (this.#sum.toReview[rule] ?? 0) + count;
      }
    }
  }

  onEnd() {
    const { states, visits, violations } = this.#sum;
    if (visits === 0) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/a11y.json`, `${JSON.stringify(this.#sum, null, 2)}\n`);
    console.log(
      `\nAccessibility: ${states} states, ${visits} visits; violations: axe ${violations.axe}, IBM ${violations.ibm}.`,
    );
  }
}
