import { z } from 'astro/zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Reads the JSON report of vitest. */
export function countVitest(json: unknown): Counts {
  const report = vitestReport.parse(json);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

/** Reads the JSON report of Playwright, which lists errors outside of tests separately. */
export function countPlaywright(json: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** "12 passed, 0 failed", and how many were skipped, if any. */
export function countLine(counts: Counts[]): string {
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  const tail = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${tail}`;
}
