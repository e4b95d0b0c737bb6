import { brotliCompressSync } from 'node:zlib';
import { parseHTML } from 'linkedom';
import type { Report } from './lighthouse.ts';

export interface PageFigures {
  /** Performance, accessibility, best practices, search engines: of 100 each. */
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  html: number;
  load: number;
  script: number;
  requests: number;
  /** The element that is painted largest, and whether it waited for a file of its own. */
  largest: { label: string; isFile: boolean };
  /** What takes points from a score. */
  faults: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Reads a report of Lighthouse, and weighs the files that it names as the server at `site` sends them. */
export async function readFigures(report: Report, site: string): Promise<PageFigures> {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const files = listFiles(report);
  const weigh = (url: string) => fetchCompressed(new URL(new URL(url).pathname, site));
  const page = await weigh(report.finalDisplayedUrl);
  const weighed = await Promise.all(
    files.map(async (file) => ({ ...file, size: (await weigh(file.url)).size })),
  );
  const scripts = weighed.filter(({ resourceType }) => resourceType === 'Script');
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    html: page.size,
    load: sum(weighed.map(({ size }) => size + headersOfFile)) + headersOfPage,
    script: inlineScriptSize(page.text) + sum(scripts.map(({ size }) => size)),
    requests: files.length,
    largest: findLargest(report),
    faults: listFaults(report),
  };
}

interface RequestedFile {
  url: string;
  resourceType: string;
}

// HTTP/2 sends the headers that all answers share once and then refers to them (RFC 7541).
const headersOfPage = 1500;
const headersOfFile = 150;

function listFiles({ audits }: Report): RequestedFile[] {
  const details = audits['network-requests']?.details;
  // Lighthouse does not type the rows of its tables.
  return details?.type === 'table' ? (details.items as unknown as RequestedFile[]) : [];
}

/** An answer's text, and its size as it travels. */
async function fetchCompressed(url: URL): Promise<{ size: number; text: string }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  return { size: Number(answer.headers.get('content-length')), text: await answer.text() };
}

function inlineScriptSize(html: string): number {
  const scripts = parseHTML(html).document.querySelectorAll(
    'script:not([src], [type^=application])',
  );
  const text = Array.from(scripts, ({ textContent }) => textContent).join('');
  return text === '' ? 0 : brotliCompressSync(text).length;
}

function findLargest({ audits }: Report): PageFigures['largest'] {
  const details = audits['lcp-breakdown-insight']?.details;
  const items = details?.type === 'list' ? details.items : [];
  const node = items.find((item) => item.type === 'node');
  const label = node?.type === 'node' ? (node.selector?.split(' > ').at(-1) ?? '') : 'none';
  // An element that is a file has a time in which it was fetched.
  return { label, isFile: JSON.stringify(items).includes('resourceLoadDuration') };
}

const listFaults = ({ audits, categories: judged }: Report): string[] =>
  categories
    .flatMap((name) => judged[name]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const audit = audits[id];
      const costs = weight > 0 && audit?.score != null && audit.score < 1;
      return costs ? [`${id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`] : [];
    });
