import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts the tests in a JSON report of Playwright or Vitest. Playwright lists errors outside tests separately. */
export const countTests = (report: JSONReport | JsonTestResults): Counts =>
  'stats' in report
    ? {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
        skipped: report.stats.skipped,
      }
    : {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      };

/** Writes "12 passed, 0 failed", and how many were skipped, if any. */
export function countLine(counts: Counts[]): string {
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  const tail = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${tail}`;
}
