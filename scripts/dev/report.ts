export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What one step of the checks and tests came to. */
export interface Step extends Counts {
  name: string;
  seconds: number;
}

/** Prints one line about a step as it ends. */
export function report({ name, seconds, passed, failed, skipped }: Step) {
  const mark = failed > 0 ? '✗' : '✓';
  const counts = passed + failed + skipped > 1 ? `  ${countLine({ passed, failed, skipped })}` : '';
  console.log(`${mark} ${name}  ${seconds.toFixed(1)} s${counts}`);
}

/** "12 passed, 0 failed", with the skipped ones named only where there are any. */
export function countLine({ passed, failed, skipped }: Counts) {
  const tail = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${tail}`;
}

/** The sum of all steps. A run in which nothing was tested counts as a failure. */
export function sumUp(steps: Step[]) {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    steps.reduce((total, step) => total + step[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  return { ...total, ok: total.failed === 0 && total.passed > 0 };
}
