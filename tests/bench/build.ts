import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyProject } from '../support/project-copy.ts';
import { judge, show, type Table } from './table.ts';

const builds = [
  { name: 'the site as it is', limit: 20, prepare: () => {} },
  { name: '1,000 cards', limit: 120, prepare: (dir: string) => addCards(dir, 1000) },
];
const mostGigabytes = 3;

/** Builds copies of the site, each without anything from an earlier build. */
export async function bench(): Promise<boolean> {
  const table: Table = {};
  for (const { name, limit, prepare } of builds) {
    const project = copyProject();
    try {
      prepare(project.dir);
      const module = `data:text/javascript,${encodeURIComponent(noteMemory)}`;
      const { ok, output, seconds } = await project.build({ NODE_OPTIONS: `--import=${module}` });
      if (!ok) throw new Error(output);
      const gigabytes = Number(readFileSync(`${project.dir}/memory`, 'utf8')) / 1e6;
      table[name] = {
        seconds: judge(seconds <= limit, seconds, 1),
        'seconds allowed': limit,
        GB: judge(gigabytes <= mostGigabytes, gigabytes, 1),
        'GB allowed': mostGigabytes,
      };
    } finally {
      project.remove();
    }
  }
  return show(table);
}

/** Preloaded into a build. At the end, it writes the peak memory of all threads, in kilobytes. */
const noteMemory = `
  import { writeFileSync } from 'node:fs';
  process.on('exit', () => writeFileSync('memory', String(process.resourceUsage().maxRSS)));`;

/** Adds cards to a project up to a number. They have no portraits, because a person has only one card. */
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
    // Six digits. No real card begins with 0.
    writeFileSync(`${folder}/0${String(i).padStart(5, '0')}.yaml`, JSON.stringify(card));
  }
}
