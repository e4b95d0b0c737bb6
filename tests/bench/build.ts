import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../support/project-copy.ts';
import { isMissed, judge, printTable } from './table.ts';

const builds = [
  { name: 'the site as it is', limit: 20, prepare: () => {} },
  { name: '1,000 cards', limit: 120, prepare: (dir: string) => addCards(dir, 1000) },
];
const mostGigabytes = 3;

/** Builds copies of the site, each without anything from an earlier build. */
export async function benchBuild(): Promise<boolean> {
  const rows: string[][] = [];
  for (const { name, limit, prepare } of builds) {
    const project = copyProject();
    try {
      prepare(project.dir);
      const { seconds, gigabytes } = await measureBuild(project.dir);
      rows.push([
        name,
        judge(seconds <= limit, seconds.toFixed(1)),
        String(limit),
        judge(gigabytes <= mostGigabytes, gigabytes.toFixed(1)),
        String(mostGigabytes),
      ]);
    } finally {
      project.remove();
    }
  }
  printTable(['build', 'seconds', 'limit', 'GB', 'limit'], rows);
  return !rows.flat().some(isMissed);
}

/** Loaded before a build. At its end it writes down the peak memory of all its threads, in kilobytes. */
const noteMemory = `data:text/javascript,
  import { writeFileSync } from 'node:fs';
  process.on('exit', () => writeFileSync(process.env.MEMORY_FILE, String(process.resourceUsage().maxRSS)));`;

async function measureBuild(cwd: string) {
  const memoryFile = resolve(cwd, '.cache/memory');
  mkdirSync(resolve(cwd, '.cache'));
  const began = performance.now();
  await promisify(execFile)(
    process.execPath,
    ['--import', noteMemory, resolve('node_modules/astro/bin/astro.mjs'), 'build'],
    {
      cwd,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', MEMORY_FILE: memoryFile },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const seconds = (performance.now() - began) / 1000;
  return { seconds, gigabytes: Number(readFileSync(memoryFile, 'utf8')) / 1e6 };
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
