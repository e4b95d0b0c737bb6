import { readFileSync, rmSync } from 'node:fs';
import { prepareBrowser } from '../../tests/support/browser.ts';
import { runChecks } from './check.ts';
import { needSpace } from './disk-space.ts';
import { messageOf } from './errors.ts';
import { countLine, report, sumUp, type Counts, type Step } from './report.ts';
import { run } from './run.ts';
import { countPlaywright, countVitest } from './test-counts.ts';

const results = '.cache/tests';
rmSync(results, { recursive: true, force: true });
try {
  needSpace(results, 150, 'a run of all tests');
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

const steps: Step[] = await runChecks();

await runTests('Unit, content and database tests', 'vitest run', 'vitest.json', countVitest);

announce('Build');
const build = await run('astro build');
add('Build', build.seconds, { passed: Number(build.ok), failed: Number(!build.ok), skipped: 0 });

if (!build.ok) {
  console.log(build.output);
  console.log('Without a built site the tests in the browser were not run.');
} else {
  announce('Browser');
  const began = performance.now();
  const browser = await prepareBrowser();
  if (!browser.ok) {
    console.log(browser.reason);
    add('Browser', (performance.now() - began) / 1000, { passed: 0, failed: 1, skipped: 0 });
  } else {
    console.log(`Using ${browser.path}`);
    await runTests(
      'Tests of the built site',
      'playwright test',
      'playwright.json',
      countPlaywright,
      {
        CHROME_PATH: browser.path,
      },
    );
    await runTests(
      'Journeys in every engine',
      'playwright test --config tests/engines/playwright.config.ts',
      'engines.json',
      countPlaywright,
    );
  }
}

console.log('\nIn all:');
steps.forEach(report);

const total = sumUp(steps);
console.log(`\n${countLine(total)}`);
process.exit(total.ok ? 0 : 1);

/** Runs a test runner, whose own output is shown, and takes the counts from the file that it leaves. */
async function runTests(
  name: string,
  command: string,
  file: string,
  count: (json: string) => Counts,
  env: Record<string, string> = {},
) {
  announce(name);
  const { ok, seconds } = await run(command, { live: true, env });
  const counts = readCounts(file, count);
  // A runner can fail without a failed test, for instance when a file of tests cannot be read.
  add(name, seconds, { ...counts, failed: counts.failed || Number(!ok) });
}

function readCounts(file: string, count: (json: string) => Counts): Counts {
  try {
    return count(readFileSync(`${results}/${file}`, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function announce(name: string) {
  console.log(`\n— ${name}`);
}

function add(name: string, seconds: number, counts: Counts) {
  const step = { name, seconds, ...counts };
  steps.push(step);
  report(step);
}
