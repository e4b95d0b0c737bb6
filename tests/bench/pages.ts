import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Result } from 'lighthouse';
import { run } from '../../scripts/dev/run.ts';
import { prepareBrowser } from '../support/browser.ts';
import { count, isMissed, judge, printTable } from './table.ts';

const runs = 3;
/** A page's largest paint may take this many times as long as the bare page's. */
const largestRatio = 1.15;
const limits = { score: 100, blocking: 50, shift: 0 };

/**
 * Builds and serves the site, and compares every sort of page with a bare one; true if all keep to the limits. The size
 * of a page needs no clock, so `npm test` checks it.
 */
export async function benchPages(): Promise<boolean> {
  const browser = await prepareBrowser();
  if (!browser.ok) throw new Error(browser.reason);
  const build = await run('astro build');
  if (!build.ok) throw new Error(build.output);
  // Imported late, so that they find the new build and the browser that was just installed.
  const { audit } = await import('./lighthouse.ts');
  const { paintOverLink, slowLink } = await import('./slow-link.ts');

  // The server has its own process, so that Lighthouse does not slow it down.
  const server = fork('tests/bench/serve-published.ts');
  const [url]: string[] = await once(server, 'message');
  const link = await slowLink(Number(new URL(url ?? '').port));
  try {
    const measure = async ({ path, passedOver }: { path: string; passedOver: string[] }) => {
      console.log(`  ${path}`);
      const reports: Result[] = [];
      const paints: number[] = [];
      for (let i = 0; i < runs; i++) {
        reports.push(await audit(url + path, passedOver));
        paints.push(await paintOverLink(`https://localhost:${link.port}${path}`));
      }
      const report = middle(reports, (each) => value(each, 'largest-contentful-paint'));
      return { report, overLink: middle(paints, (paint) => paint) };
    };

    const bare = await measure({ path: '/bare', passedOver: [] });
    const barePaint = value(bare.report, 'largest-contentful-paint');
    const rows: string[][] = [];
    const faults: string[] = [];
    for (const page of await listPages()) {
      const { report, overLink } = await measure(page);
      const ratios = [
        value(report, 'largest-contentful-paint') / barePaint,
        overLink / bare.overLink,
      ];
      rows.push(judgePage(page.path, report, ratios));
      faults.push(...listFaults(report).map((fault) => `${page.path}: ${fault}`));
    }
    console.log(
      `\nLighthouse in its mobile setting over HTTP/2 and TLS, and a slow link with handshakes; the median of ${runs}. The bare page of 14,000 bytes` +
        `\nis painted after ${count(barePaint)} ms by Lighthouse's model and ${count(bare.overLink)} ms over the link; the ratios are those of a page's largest paint to it.\n`,
    );
    const ratio = `≤${largestRatio}`;
    const head = ['page', 'perf', 'a11y', 'best', 'SEO', `model ${ratio}`, `link ${ratio}`];
    printTable([...head, 'TBT', 'CLS'], rows);
    if (faults.length > 0) console.log(`\nWhat takes points:\n${faults.join('\n')}`);
    return !rows.flat().some(isMissed);
  } finally {
    server.kill();
    link.close();
  }
}

/** Each page, and the audits that it fails on purpose. */
async function listPages(): Promise<{ path: string; passedOver: string[] }[]> {
  const { cards, indexable, unknown } = await import('../support/site.ts');
  const hidden = ['is-crawlable'];
  return [
    ...indexable.map((path) => ({ path, passedOver: [] })),
    ...[cards[0] ?? '', '/cards/not-found'].map((path) => ({ path, passedOver: hidden })),
    ...unknown.map(({ path }) => ({
      path,
      // The answer is 404, and the console shows the path.
      passedOver: [...hidden, 'http-status-code', 'errors-in-console'],
    })),
  ];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const value = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN;

function judgePage(path: string, report: Result, ratios: number[]) {
  const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
  const blocking = value(report, 'total-blocking-time');
  const shift = value(report, 'cumulative-layout-shift');
  return [
    path,
    ...scores.map((score) => judge(score >= limits.score, String(score))),
    ...ratios.map((ratio) => judge(ratio <= largestRatio, ratio.toFixed(2))),
    judge(blocking <= limits.blocking, count(blocking)),
    judge(shift <= limits.shift, shift.toFixed(3)),
  ];
}

/** The audits that cost points. */
const listFaults = ({ audits, categories: judged }: Result): string[] =>
  categories
    .flatMap((name) => judged[name]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const audit = audits[id];
      const costs = weight > 0 && audit?.score != null && audit.score < 1;
      return costs ? [`${id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`] : [];
    });

function middle<Item>(items: Item[], by: (item: Item) => number): Item {
  const item = items.toSorted((a, b) => by(a) - by(b))[Math.floor(items.length / 2)];
  if (item === undefined) throw new Error('Nothing was measured.');
  return item;
}
