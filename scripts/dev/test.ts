import { readFileSync, rmSync } from 'node:fs';
import { prepareBrowser } from '../../tests/support/browser.ts';
import { run } from './run.ts';
import { countLine, countTests, type Counts } from './test-counts.ts';

// Runs every check and test, even if an earlier one fails. The last line counts them.
const results = '.cache/tests';
const counts: Counts[] = [];
const failure: Counts = { passed: 0, failed: 1, skipped: 0 };
rmSync(results, { recursive: true, force: true });

await step('npm run --silent check');
// The check has compared the forms with the database.
await step('vitest run --exclude tests/database/forms.test.ts', 'vitest.json');
if (await step('astro build')) {
  const browser = await prepareBrowser();
  if (browser) {
    console.log(`Using ${browser}`);
    await step('playwright test', 'playwright.json');
    await step('playwright test --config tests/engines/playwright.config.ts', 'engines.json');
  } else counts.push(failure);
} else console.log('The browser tests did not run, because the site was not built.');

console.log(`\n${countLine(counts)}`);
process.exit(counts.some(({ failed }) => failed > 0) ? 1 : 0);

/** Runs a program and shows its output. The tests are counted in the report of their runner. */
async function step(command: string, report?: string): Promise<boolean> {
  console.log(`\n— ${command}`);
  const { ok } = await run(command, { live: true });
  const found = report ? readCounts(report) : { ...failure, passed: Number(ok), failed: 0 };
  // A runner can fail without a failed test, for instance if a test file cannot be read.
  counts.push({ ...found, failed: found.failed || Number(!ok) });
  return ok;
}

function readCounts(report: string): Counts {
  try {
    return countTests(JSON.parse(readFileSync(`${results}/${report}`, 'utf8')));
  } catch {
    return failure;
  }
}
