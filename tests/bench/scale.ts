import { renameSync } from 'node:fs';
import { copyProject } from '../support/project-copy.ts';
import { addCards, addPosts } from './fixtures.ts';
import { measureBuild, type Cost } from './measured-build.ts';
import { count, isMissed, judge, printTable } from './table.ts';

/** For each further entry, and for the largest site. */
const limits = { milliseconds: 10, bytes: 1.5e9 };

/**
 * Builds the site as it is, with its 26 cards, and then with many more. Each has six files of its own; the photo in its
 * contact file is one of the team's portraits, encoded once for all cards that show it.
 */
export const benchCards = () => benchScale('cards', addCards, [26, 100, 1000, 10_000]);

/** Builds the site as it is, without posts, and then with many. */
export const benchPosts = () => benchScale('posts', addPosts, [0, 2000]);

async function benchScale(
  name: string,
  add: (dir: string, total: number) => void,
  totals: number[],
): Promise<boolean> {
  const project = copyProject();
  try {
    // Fills what is kept between builds. What is added below is drawn and encoded for the first time.
    await measureBuild(project.dir);
    const rows: string[][] = [];
    let before: (Cost & { total: number }) | undefined;
    for (const total of totals) {
      // As in a clean clone there is nothing to delete, which makes new files slow: see awaitQuickFiles.
      renameSync(`${project.dir}/dist`, `${project.dir}/.cache/dist-before-${total}`);
      add(project.dir, total);
      const cost = await measureBuild(project.dir);
      const last = before;
      const further = (key: 'seconds' | 'cpuSeconds') =>
        last ? (((cost[key] - last[key]) * 1000) / (total - last.total)).toFixed(1) : '';
      rows.push([
        count(total),
        cost.seconds.toFixed(1),
        further('seconds'),
        cost.cpuSeconds.toFixed(1),
        further('cpuSeconds'),
        judge(cost.bytes < limits.bytes, count(cost.bytes / 1e6)),
      ]);
      before = { ...cost, total };
    }
    // Between small sites the noise is larger than the difference; the largest step decides.
    const last = rows.at(-1);
    if (last?.[2]) last[2] = judge(Number(last[2]) <= limits.milliseconds, last[2]);
    console.log(
      `At most ${limits.milliseconds} ms for each further one of the last step, and ${count(limits.bytes / 1e6)} MB.\n`,
    );
    printTable([name, 'seconds', 'ms each further', 'CPU seconds', 'ms each further', 'MB'], rows);
    return !rows.flat().some(isMissed);
  } finally {
    project.remove();
  }
}
