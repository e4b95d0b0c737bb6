import { availableParallelism, loadavg } from 'node:os';
import { benchBuild } from './build.ts';
import { benchHeaders } from './headers.ts';
import { benchInteractions } from './interactions.ts';
import { benchPages } from './pages.ts';

const parts: Record<string, () => Promise<boolean>> = {
  pages: benchPages,
  interactions: benchInteractions,
  headers: benchHeaders,
  build: benchBuild,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  const names = Object.keys(parts).join(', ');
  console.error(`There is no part “${unknown.join('”, “')}”. Choose from ${names}.`);
  process.exit(1);
}

const missed: string[] = [];
for (const [name, bench] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`\n— ${name} (${availableParallelism()} cores, load ${load})\n`);
  if (!(await bench())) missed.push(name);
}
console.log(
  missed.length > 0 ? `\n✗ Limits missed in: ${missed.join(', ')}` : '\nEvery limit is kept.',
);
process.exit(missed.length > 0 ? 1 : 0);
