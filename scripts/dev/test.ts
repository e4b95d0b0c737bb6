import { readFileSync, rmSync } from 'node:fs';
import { prepareBrowser } from './browser.ts';
import { run } from './run.ts';
import { countLine, countTests, type Counts } from './test-counts.ts';

// Runs every check and test, even if an earlier one fails. The last line counts them.
const results = '.cache/tests';
const counts: Counts[] = [];
const success: Counts = { passed: 1, failed: 0, skipped: 0 };
const failure: Counts = { passed: 0, failed: 1, skipped: 0 };
rmSync(results, { recursive: true, force: true });

await step('npm run --silent check');
// Without forms.test.ts, which is part of the check.
await step('vitest run --exclude tests/database/forms.test.ts', 'vitest.json');
if (await step('astro build')) {
  const browser = await prepareBrowser();
  if (browser) {
    console.log(`Using ${browser}`);
    await step('playwright test', 'playwright.json');
    await step('playwright test --config tests/gallery/playwright.config.ts', 'gallery.json');
    await step('playwright test --config tests/engines/playwright.config.ts', 'engines.json');
  } else counts.push(failure);
} else console.log('The browser tests did not run, because the site was not built.');

console.log(`\n${countLine(counts)}`);
process.exit(counts.some(({ failed }) => failed > 0) ? 1 : 0);

/** Runs a program and shows its output. Counts its tests by its report, or else the program itself as one. */
async function step(command: string, report?: string): Promise<boolean> {
  console.log(`\n— ${command}`);
  const { ok } = await run(command, { live: true });
  if (!report) {
    counts.push(ok ? success : failure);
    return ok;
  }
  const found = readCounts(report);
  // A runner can fail without a failed test, for instance if it cannot read a test file.
  counts.push(ok || found.failed > 0 ? found : { ...found, failed: 1 });
  return ok;
}

function readCounts(report: string): Counts {
  try {
    return countTests(JSON.parse(readFileSync(`${results}/${report}`, 'utf8')));
  } catch {
    return failure;
  }
}
