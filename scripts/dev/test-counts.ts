import { z } from 'astro/zod';
import type { Counts } from './report.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Reads the JSON report of vitest. */
export function countVitest(json: string): Counts {
  const report = vitestReport.parse(JSON.parse(json));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads the JSON report of Playwright, where an error outside any test stands apart from the tests. */
export function countPlaywright(json: string): Counts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(json));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
