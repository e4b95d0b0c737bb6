import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from '../a11y/support/tally.ts';
import { count, judge, printTable } from './table.ts';

const file = '.cache/tests/a11y.json';

/** Shows what the two engines counted when the tests last ran; true if they were run and found nothing. */
export function benchAccessibility(): boolean {
  if (!existsSync(file)) {
    console.log('✗ Not measured yet: run `npm test`, which leaves the counts here.');
    return false;
  }
  // The tests' own reporter wrote it.
  const tally = JSON.parse(readFileSync(file, 'utf8')) as Tally;
  const { axe, ibm } = tally.violations;
  printTable(
    ['engine', 'states', 'visits', 'violations'],
    Object.entries({ 'axe-core': axe, 'IBM accessibility-checker': ibm }).map(([name, found]) => [
      name,
      count(tally.states),
      count(tally.visits),
      judge(found === 0, count(found)),
    ]),
  );
  console.log('\nA visit is a state at one width, in one theme, with motion on or off.');
  return axe + ibm === 0;
}
