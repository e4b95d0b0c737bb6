import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts the tests in the JSON report of vitest. */
export const countVitest = (report: JsonTestResults): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Counts the tests in the JSON report of Playwright, which lists errors outside of tests separately. */
export const countPlaywright = ({ stats, errors }: JSONReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** "12 passed, 0 failed", and how many were skipped, if any. */
export function countLine(counts: Counts[]): string {
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  const tail = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${tail}`;
}
