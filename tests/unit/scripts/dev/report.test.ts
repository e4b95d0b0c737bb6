import { expect, test } from 'vitest';
import { countLine, sumUp } from '../../../../scripts/dev/report.ts';
import { countPlaywright, countVitest } from '../../../../scripts/dev/test-counts.ts';

const step = { name: 'Step', seconds: 1, passed: 0, failed: 0, skipped: 0 };

test('the closing line names what passed and failed, and what was skipped only if anything was', () => {
  expect(countLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(countLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});

test('the counts of all steps are added up', () => {
  const steps = [
    { ...step, passed: 3 },
    { ...step, passed: 4, skipped: 1 },
  ];
  expect(sumUp(steps)).toEqual({ passed: 7, failed: 0, skipped: 1, ok: true });
});

test('one failure in any step fails the whole run', () => {
  expect(
    sumUp([
      { ...step, passed: 3 },
      { ...step, failed: 1 },
    ]).ok,
  ).toBe(false);
});

test('a run in which nothing was tested is a failure', () => {
  expect(sumUp([]).ok).toBe(false);
  expect(sumUp([{ ...step, skipped: 5 }]).ok).toBe(false);
});

test('the report of vitest is counted, pending and planned tests as skipped', () => {
  const json = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countVitest(JSON.stringify(json))).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('in the report of Playwright an error outside any test counts as a failure', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 2 };
  const json = { stats, errors: [{ message: 'A file of tests cannot be read' }] };
  expect(countPlaywright(JSON.stringify(json))).toEqual({ passed: 7, failed: 2, skipped: 2 });
});
