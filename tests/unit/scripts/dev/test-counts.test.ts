import { expect, test } from 'vitest';
import { countLine, countPlaywright, countVitest } from '../../../../scripts/dev/test-counts.ts';

test('the closing line adds up what passed and failed, and what was skipped only if anything was', () => {
  const passed = { passed: 12, failed: 0, skipped: 0 };
  expect(countLine([passed])).toBe('12 passed, 0 failed');
  expect(countLine([passed, { passed: 1, failed: 1, skipped: 2 }])).toBe(
    '13 passed, 1 failed, 2 skipped',
  );
});

test('the report of vitest is counted, pending and planned tests as skipped', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countVitest(report as Parameters<typeof countVitest>[0])).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3,
  });
});

test('in the report of Playwright an error outside any test counts as a failure', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 2 };
  const report = { stats, errors: [{ message: 'A file of tests cannot be read' }] };
  expect(countPlaywright(report as Parameters<typeof countPlaywright>[0])).toEqual({
    passed: 7,
    failed: 2,
    skipped: 2,
  });
});
