import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { copyProject } from '../support/project-copy.ts';
import { count, isMissed, judge, printTable } from './table.ts';

/** Builds a copy of the site for the first time, without anything from an earlier build. */
export const benchBuild = () => bench('the site as it is', { seconds: 20, gigabytes: 3 });

/** The same with 1,000 business cards, each of which has six files. */
export const benchCards = () =>
  bench('1,000 cards', { seconds: 120, gigabytes: 3 }, (dir) => addCards(dir, 1000));

async function bench(
  name: string,
  limits: { seconds: number; gigabytes: number },
  prepare?: (dir: string) => void,
): Promise<boolean> {
  const project = copyProject();
  try {
    prepare?.(project.dir);
    const { seconds, cpuSeconds, gigabytes } = await measureBuild(project.dir);
    const row = [
      name,
      judge(seconds <= limits.seconds, seconds.toFixed(1)),
      String(limits.seconds),
      count(cpuSeconds),
      judge(gigabytes <= limits.gigabytes, gigabytes.toFixed(1)),
      String(limits.gigabytes),
    ];
    printTable(['build', 'seconds', 'limit', 'CPU seconds', 'GB', 'limit'], [row]);
    return !row.some(isMissed);
  } finally {
    project.remove();
  }
}

const reportUsage = fileURLToPath(new URL('report-usage.ts', import.meta.url));

/** What a build takes: time, that of all cores together, and the most memory that was ever held. */
async function measureBuild(cwd: string) {
  const usageFile = resolve(cwd, '.cache/usage.json');
  mkdirSync(resolve(cwd, '.cache'));
  const began = performance.now();
  await promisify(execFile)(
    process.execPath,
    ['--import', reportUsage, resolve('node_modules/astro/bin/astro.mjs'), 'build'],
    {
      cwd,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', USAGE_FILE: usageFile },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const seconds = (performance.now() - began) / 1000;
  // Microseconds and kilobytes.
  const usage: NodeJS.ResourceUsage = JSON.parse(readFileSync(usageFile, 'utf8'));
  const cpuSeconds = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
  return { seconds, cpuSeconds, gigabytes: usage.maxRSS / 1e6 };
}

/** Fills the cards of a project up to a number, without portraits: a person has one card. */
function addCards(dir: string, total: number) {
  const folder = `${dir}/content/cards`;
  for (let i = readdirSync(folder).length; i < total; i++) {
    const lastName = `${['Ng', 'Featherstonehaugh', 'O’Brien'][i % 3]} ${i}`;
    const card = {
      name: `Chloë ${lastName}`,
      firstName: 'Chloë',
      lastName,
      title: 'Consultant',
      organization: 'Example',
      phone: `+6149157${String(i).padStart(4, '0')}`,
      email: `card-${i}@fixture.example`,
    };
    // Six digits; no real card begins with 0.
    writeFileSync(`${folder}/0${String(i).padStart(5, '0')}.yaml`, JSON.stringify(card));
  }
}
