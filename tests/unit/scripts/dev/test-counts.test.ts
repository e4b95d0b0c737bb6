import { expect, test } from 'vitest';
import { countLine, countTests } from '../../../../scripts/dev/test-counts.ts';

test('the closing line adds up what passed and failed, and what was skipped only if anything was', () => {
  const passed = { passed: 12, failed: 0, skipped: 0 };
  expect(countLine([passed])).toBe('12 passed, 0 failed');
  expect(countLine([passed, { passed: 1, failed: 1, skipped: 2 }])).toBe(
    '13 passed, 1 failed, 2 skipped',
  );
});

test.each([
  [
    'of vitest pending and planned tests count as skipped',
    { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 },
    { passed: 5, failed: 1, skipped: 3 },
  ],
  [
    'of Playwright an error outside any test counts as a failure',
    {
      stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 2 },
      errors: [{ message: 'A file of tests cannot be read' }],
    },
    { passed: 7, failed: 2, skipped: 2 },
  ],
])('in the report %s', (_what, report, counts) => {
  expect(countTests(report as Parameters<typeof countTests>[0])).toEqual(counts);
});
