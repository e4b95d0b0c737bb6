import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Result } from 'lighthouse';
import { indexable, kinds } from '../support/site.ts';
import { audit } from './lighthouse.ts';
import { paintOverLink, slowLink } from './slow-link.ts';
import { judge, middle, show, type Table } from './table.ts';

const runs = 3;
/** A page's largest paint may take this many times as long as the bare page's. */
const largestRatio = 1.15;
const limits = { score: 100, blocking: 50, shift: 0 };

/**
 * Compares every sort of page with a bare one; true if all keep to the limits. The size of a page needs no clock, so
 * `npm test` checks it.
 */
export async function bench(): Promise<boolean> {
  // The server has its own process, so that Lighthouse does not slow it down.
  const server = fork('tests/bench/serve-published.ts');
  const [url]: string[] = await once(server, 'message');
  const link = await slowLink(Number(new URL(url ?? '').port));
  try {
    const measure = async (path: string) => {
      console.log(`  ${path}`);
      const reports: Result[] = [];
      const paints: number[] = [];
      for (let i = 0; i < runs; i++) {
        reports.push(await audit(url + path, passOver(path)));
        paints.push(await paintOverLink(`https://localhost:${link.port}${path}`));
      }
      const report = middle(reports, (each) => value(each, 'largest-contentful-paint'));
      return { report, overLink: middle(paints, (paint) => paint) };
    };

    const bare = await measure('/bare');
    const barePaint = value(bare.report, 'largest-contentful-paint');
    const table: Table = {};
    const faults: string[] = [];
    for (const path of kinds) {
      const { report, overLink } = await measure(path);
      const model = value(report, 'largest-contentful-paint') / barePaint;
      table[path] = judgePage(report, model, overLink / bare.overLink);
      faults.push(...listFaults(report).map((fault) => `${path}: ${fault}`));
    }
    console.log(
      `\nLighthouse in its mobile setting over HTTP/2 and TLS, and a slow link with handshakes; the median of ${runs}. The bare page of 14,000 bytes` +
        `\nis painted after ${barePaint.toFixed()} ms by Lighthouse's model and ${bare.overLink.toFixed()} ms over the link; the ratios are those of a page's largest paint to it.\n`,
    );
    const isMet = show(table);
    if (faults.length > 0) console.log(`\nWhat takes points:\n${faults.join('\n')}`);
    return isMet;
  } finally {
    server.kill();
    link.close();
  }
}

/** The audits that a page fails on purpose. A missing page is answered with 404 and logs its path. */
const passOver = (path: string) => [
  ...(indexable.includes(path) ? [] : ['is-crawlable']),
  ...(path.includes('/no-such-') ? ['http-status-code', 'errors-in-console'] : []),
];

const categories = {
  perf: 'performance',
  a11y: 'accessibility',
  best: 'best-practices',
  SEO: 'seo',
};
const value = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN;

function judgePage(report: Result, model: number, link: number) {
  const scores = Object.entries(categories).map(([head, name]) => {
    const score = Math.round((report.categories[name]?.score ?? 0) * 100);
    return [head, judge(score >= limits.score, score)];
  });
  const blocking = value(report, 'total-blocking-time');
  const shift = value(report, 'cumulative-layout-shift');
  return {
    ...Object.fromEntries(scores),
    [`model ≤${largestRatio}`]: judge(model <= largestRatio, model, 2),
    [`link ≤${largestRatio}`]: judge(link <= largestRatio, link, 2),
    TBT: judge(blocking <= limits.blocking, blocking),
    CLS: judge(shift <= limits.shift, shift, 3),
  };
}

/** The audits that cost points. */
const listFaults = ({ audits, categories: judged }: Result): string[] =>
  Object.values(categories)
    .flatMap((name) => judged[name]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const { score = null, displayValue } = audits[id] ?? {};
      const costs = weight > 0 && score !== null && score < 1;
      return costs ? [`${id}${displayValue ? ` (${displayValue})` : ''}`] : [];
    });
