import { copyProject } from '../support/project-copy.ts';
import { measureBuild } from './measured-build.ts';
import { count, isMissed, judge, printTable } from './table.ts';

const limits = { cold: 15, warm: 6 };

/** Builds a copy of the project twice, the first time without anything kept; true if both are fast enough. */
export async function benchBuild(): Promise<boolean> {
  const project = copyProject();
  try {
    const rows: string[][] = [];
    for (const [name, limit] of Object.entries(limits)) {
      const { seconds, cpuSeconds, bytes } = await measureBuild(project.dir);
      const time = judge(seconds <= limit, seconds.toFixed(1));
      rows.push([name, time, String(limit), cpuSeconds.toFixed(1), count(bytes / 1e6)]);
    }
    printTable(['build', 'seconds', 'limit', 'CPU seconds', 'MB'], rows);
    return !rows.flat().some(isMissed);
  } finally {
    project.remove();
  }
}
