import { availableParallelism, loadavg } from 'node:os';
import { run } from '../../scripts/dev/run.ts';
import { serve } from '../../scripts/dev/serve.ts';
import { prepareBrowser } from '../../scripts/dev/browser.ts';

// Imported late, so that they find the new build, and a browser that was just installed.
const parts: Record<string, () => Promise<{ bench: (url: string) => Promise<boolean> }>> = {
  pages: () => import('./pages.ts'),
  interactions: () => import('./interactions.ts'),
  cards: () => import('./cards.ts'),
  headers: () => import('./headers.ts'),
  build: () => import('./build.ts'),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  const names = Object.keys(parts).join(', ');
  console.error(`There is no part “${unknown.join('”, “')}”. Choose from ${names}.`);
  process.exit(1);
}

if (!(await prepareBrowser())) process.exit(1);
const build = await run('astro build');
if (!build.ok) throw new Error(build.output);
const site = await serve({ dir: 'dist', port: 0 });

const missed: string[] = [];
for (const [name, importPart] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { bench } = await importPart();
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`\n— ${name} (${availableParallelism()} cores, load ${load})\n`);
  if (!(await bench(site.url))) missed.push(name);
}
console.log(
  missed.length > 0 ? `\n✗ Limits missed in: ${missed.join(', ')}` : '\nEvery limit is kept.',
);
process.exit(missed.length > 0 ? 1 : 0);
