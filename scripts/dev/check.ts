import { run } from './run.ts';
import { report, type Step } from './report.ts';

const checks = {
  Format: 'prettier --check --log-level warn .',
  Lint: 'oxlint --deny-warnings',
  Types: 'astro check --minimumFailingSeverity warning',
  'Unused code': 'knip',
  Content: 'node scripts/content/check-content.ts',
  // On the database that needs no installation; npm test holds them against PostgreSQL as well.
  'Forms and database': 'vitest run tests/database/forms.test.ts -t alone --reporter=dot',
};

/** Runs every check at once and prints each one's output in one piece. */
export async function runChecks(): Promise<Step[]> {
  console.log(
    `Running:\n${Object.values(checks)
      .map((command) => `  ${command}`)
      .join('\n')}`,
  );
  const pending = Object.entries(checks).map(([name, command]) => ({
    name,
    outcome: run(command),
  }));

  const steps: Step[] = [];
  for (const { name, outcome } of pending) {
    const { ok, output, seconds } = await outcome;
    const step = { name, seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
    report(step);
    if (!ok) console.log(output);
    steps.push(step);
  }
  return steps;
}

if (import.meta.main) {
  const failed = (await runChecks()).filter((step) => step.failed > 0);
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  console.log('\nEverything is in order.');
}
