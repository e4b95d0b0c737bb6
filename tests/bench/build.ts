import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
      const module = `data:text/javascript,${encodeURIComponent(noteMemory)}`;
      const { ok, output, seconds } = await project.build({ NODE_OPTIONS: `--import=${module}` });
      if (!ok) throw new Error(output);
      const gigabytes = Number(readFileSync(`${project.dir}/memory`, 'utf8')) / 1e6;
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
const noteMemory = `
  import { writeFileSync } from 'node:fs';
  process.on('exit', () => writeFileSync('memory', String(process.resourceUsage().maxRSS)));`;

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
