import { existsSync } from 'node:fs';
import { run } from '../../scripts/dev/run.ts';
import { serve } from '../../scripts/dev/serve.ts';
import { scoreHeaders } from './observatory.ts';
import { judge, printTable } from './table.ts';

const lowest = 130;

/** Judges the headers of the pages that differ in them by the rules of MDN's HTTP Observatory. */
export async function benchHeaders(): Promise<boolean> {
  if (!existsSync('dist/index.html')) {
    const build = await run('astro build');
    if (!build.ok) throw new Error(build.output);
  }
  const site = await serve({ dir: 'dist', port: 0 });
  try {
    const pages = [];
    for (const path of ['/', '/joinus', '/no-such-page']) {
      pages.push({ path, ...(await scoreHeaders(site.url + path)) });
    }
    for (const { path, score, grade, rules } of pages) {
      console.log(
        `${path}: ${judge(score >= lowest, String(score))}, grade ${grade}; at least ${lowest} is asked for.\n`,
      );
      printTable(
        ['rule', 'passed', 'points', 'because', 'taken for granted'],
        rules.map(({ name, pass, modifier, description, assumed = '' }) => [
          name,
          pass ? 'yes' : 'no',
          String(modifier),
          description,
          assumed,
        ]),
      );
      console.log();
    }
    return pages.every(({ score }) => score >= lowest);
  } finally {
    await site.close();
  }
}
