import { readFileSync, rmSync } from 'node:fs';
import { prepareBrowser } from '../../tests/support/browser.ts';
import { needSpace } from './disk-space.ts';
import { messageOf, stop } from './errors.ts';
import { run } from './run.ts';
import { countLine, countPlaywright, countVitest, type Counts } from './test-counts.ts';

// Runs every check and test, even if an earlier one fails. The last line counts them.
const results = '.cache/tests';
const counts: Counts[] = [];
rmSync(results, { recursive: true, force: true });
try {
  needSpace(results, 150, 'a run of all tests');
} catch (error) {
  stop(messageOf(error));
}

await step('npm run --silent check');
await step('vitest run', 'vitest.json', countVitest);
if (await step('astro build')) {
  const browser = await prepareBrowser();
  if (browser.ok) {
    console.log(`Using ${browser.path}`);
    await step('playwright test', 'playwright.json', countPlaywright, browser.path);
    const engines = 'playwright test --config tests/engines/playwright.config.ts';
    await step(engines, 'engines.json', countPlaywright);
  } else {
    console.log(browser.reason);
    counts.push({ passed: 0, failed: 1, skipped: 0 });
  }
} else console.log('The browser tests did not run, because the site was not built.');

console.log(`\n${countLine(counts)}`);
process.exit(counts.some(({ failed }) => failed > 0) ? 1 : 0);

/** Runs a program and shows its output. The tests are counted in the report of their runner. */
async function step<Report>(
  command: string,
  report?: string,
  count?: (report: Report) => Counts,
  browser?: string,
): Promise<boolean> {
  console.log(`\n— ${command}`);
  const { ok } = await run(command, {
    live: true,
    ...(browser && { env: { CHROME_PATH: browser } }),
  });
  const one = { passed: Number(ok), failed: Number(!ok), skipped: 0 };
  const found = report && count ? readCounts(report, count) : one;
  // A runner can fail without a failed test, for instance if a test file cannot be read.
  counts.push({ ...found, failed: found.failed || Number(!ok) });
  return ok;
}

function readCounts<Report>(report: string, count: (report: Report) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(`${results}/${report}`, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
