import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Result } from 'lighthouse';
import { indexable, kinds } from '../support/site.ts';
import { audit } from './lighthouse.ts';
import { links, paintOverLink, slowLink } from './slow-link.ts';
import { judge, middle, show, type Table } from './table.ts';

const runs = 3;
/** The largest paint of a page may take this many times as long as that of the bare page. */
const largestRatio = 1.1;
const limits = { score: 100, blocking: 50, shift: 0 };

/**
 * Compares each kind of page with a bare one. True if all keep to the limits. `npm test` checks sizes, which need no clock.
 */
export async function bench(): Promise<boolean> {
  // The server is a process of its own, so that Lighthouse does not slow it down.
  const server = fork('tests/bench/serve-published.ts');
  const [url]: string[] = await once(server, 'message');
  const port = Number(new URL(url ?? '').port);
  const slow = await Promise.all(
    Object.entries(links).map(async ([name, link]) => ({ name, ...(await slowLink(port, link)) })),
  );
  try {
    const measure = async (path: string) => {
      console.log(`  ${path}`);
      const reports: Result[] = [];
      for (let i = 0; i < runs; i++) reports.push(await audit(url + path, passOver(path)));
      const paints: Record<string, number> = {};
      for (const { name, port: linkPort } of slow) {
        const times: number[] = [];
        for (let i = 0; i < runs; i++)
          times.push(await paintOverLink(`https://localhost:${linkPort}${path}`));
        paints[name] = middle(times, (time) => time);
      }
      return { report: middle(reports, (each) => value(each, 'total-blocking-time')), paints };
    };

    const bare = await measure('/bare');
    const table: Table = {};
    const faults: string[] = [];
    for (const path of kinds) {
      const { report, paints } = await measure(path);
      table[path] = { ...judgePage(report), ...judgePaints(paints, bare.paints) };
      faults.push(...listFaults(report).map((fault) => `${path}: ${fault}`));
    }
    console.log(
      `\nLighthouse in its mobile setting over HTTP/2 and TLS, and slow links with real handshakes; the median of ${runs}. The ratios are those of a page's largest paint to` +
        `\nthat of a bare page of 14,000 bytes, in ms: ${JSON.stringify(bare.paints)}.\n`,
    );
    const isMet = show(table);
    if (faults.length > 0) console.log(`\nWhat takes points:\n${faults.join('\n')}`);
    return isMet;
  } finally {
    server.kill();
    for (const link of slow) link.close();
  }
}

/** The audits that a page fails on purpose. A not-found page has status 404 and logs its path. */
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

const judgePaints = (paints: Record<string, number>, bare: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(paints).map(([name, paint]) => {
      const ratio = paint / (bare[name] ?? Number.NaN);
      return [`${name} ≤${largestRatio}`, judge(ratio <= largestRatio, ratio, 2)];
    }),
  );

function judgePage(report: Result) {
  const scores = Object.entries(categories).map(([head, name]) => {
    const score = Math.round((report.categories[name]?.score ?? 0) * 100);
    return [head, judge(score >= limits.score, score)];
  });
  const blocking = value(report, 'total-blocking-time');
  const shift = value(report, 'cumulative-layout-shift');
  return {
    ...Object.fromEntries(scores),
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
