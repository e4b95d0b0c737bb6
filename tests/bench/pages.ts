import { fork } from 'node:child_process';
import { once } from 'node:events';
import { run } from '../../scripts/dev/run.ts';
import { serve } from '../../scripts/dev/serve.ts';
import { prepareBrowser } from '../support/browser.ts';
import { htmlLimit, limits, loadLimit } from '../support/page-limits.ts';
import { audit } from './lighthouse.ts';
import { readFigures, type PageFigures } from './page-figures.ts';
import { count, isMissed, judge, printTable } from './table.ts';

const runs = 3;

/** Builds and serves the site, and has Lighthouse judge every sort of page; true if all keep to the limits. */
export async function benchPages(): Promise<boolean> {
  const browser = await prepareBrowser();
  if (!browser.ok) throw new Error(browser.reason);
  const build = await run('astro build');
  if (!build.ok) throw new Error(build.output);

  const site = await serve({ dir: 'dist', port: 0 });
  const published = await publish();
  try {
    const rows: string[][] = [];
    const faults: string[] = [];
    for (const page of await listPages()) {
      console.log(`  ${page.path}`);
      const figures: PageFigures[] = [];
      for (let i = 0; i < runs; i++) {
        const report = await audit(published.url + page.path, page.passedOver);
        figures.push(await readFigures(report, site.url));
      }
      const median = medianByPaint(figures);
      rows.push(judgePage(page.path, median));
      faults.push(...median.faults.map((fault) => `${page.path}: ${fault}`));
    }
    console.log(`\nLighthouse in its mobile setting (slow 4G, a slow phone, simulated) over HTTP/2 and TLS, as the site is published; the median of ${runs}.
Limits: scores ${limits.score}, LCP ${limits.paint} ms, TBT ${limits.blocking} ms, CLS ${limits.shift}; in bytes: HTML ${count(htmlLimit('/'))} (legal pages ${count(htmlLimit('/privacy-policy'))}),
all of the first load with its headers ${count(loadLimit('/'))} on Home, ${count(loadLimit('/cards/abc234'))} on cards, ${count(loadLimit('/work'))} elsewhere, scripts ${count(limits.script)}. The largest
element is text or drawn in the page. ✗ misses its limit.\n`);
    printTable(head, rows);
    if (faults.length > 0) console.log(`\nWhat takes points:\n${faults.join('\n')}`);
    return !rows.flat().some(isMissed);
  } finally {
    published.stop();
    await site.close();
  }
}

/** A server in a process of its own: what Lighthouse does meanwhile must not count as the server's delay. */
async function publish() {
  const server = fork('tests/bench/serve-published.ts');
  const [url]: string[] = await once(server, 'message');
  return { url: url ?? '', stop: () => server.kill() };
}

/** Each page, and what Lighthouse would hold against it though it is meant so. */
async function listPages(): Promise<{ path: string; passedOver: string[] }[]> {
  // Reads what has just been built.
  const { cards, indexable, unknown } = await import('../support/site.ts');
  const hidden = ['is-crawlable'];
  return [
    ...indexable.map((path) => ({ path, passedOver: [] })),
    ...[cards[0] ?? '', '/cards/not-found'].map((path) => ({ path, passedOver: hidden })),
    ...unknown.map(({ path }) => ({
      path,
      // The answer is 404, and the path is told to the console.
      passedOver: [...hidden, 'http-status-code', 'errors-in-console'],
    })),
  ];
}

const medianByPaint = (figures: PageFigures[]) => {
  const sorted = figures.toSorted((a, b) => a.largestPaint - b.largestPaint);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('Nothing was measured.');
  return median;
};

const head = [
  'page',
  'perf',
  'a11y',
  'best',
  'SEO',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'HTML',
  'load',
  'script',
  'requests',
  'largest element',
];

function judgePage(path: string, page: PageFigures): string[] {
  const { largest } = page;
  return [
    path,
    ...page.scores.map((score) => judge(score >= limits.score, String(score))),
    count(page.firstPaint),
    judge(page.largestPaint <= limits.paint, count(page.largestPaint)),
    judge(page.blocking <= limits.blocking, count(page.blocking)),
    judge(page.shift <= limits.shift, page.shift.toFixed(3)),
    judge(page.html <= htmlLimit(path), count(page.html)),
    judge(page.load <= loadLimit(path), count(page.load)),
    judge(page.script <= limits.script, count(page.script)),
    String(page.requests),
    judge(!largest.isFile, largest.label),
  ];
}
