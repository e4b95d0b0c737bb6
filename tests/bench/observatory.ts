import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../../scripts/dev/run.ts';

// This package is not a dependency, because its install scripts fetch lists from the internet and compile against libpq.
// Judging a response needs neither, so it is installed here once, without its scripts.
const version = '1.4.8';
const folder = `.cache/observatory-${version}`;
const home = resolve(folder, 'node_modules/@mdn/mdn-http-observatory');
const preloaded = join(home, 'conf/hsts-preload.json');

interface Judgement {
  constructor: { name: string };
  pass: boolean | null;
  result: string;
}

/** The functions that we use. The package has no types. */
export interface Observatory {
  ALL_TESTS: ((requests: object) => Judgement)[];
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  getGradeForScore(score: number): { score: number; grade: string };
  getScoreDescription(result: string): string;
  getScoreModifier(result: string): number;
  parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
  Session: new (url: URL) => { jar: { setCookieSync(cookie: string, url: string): unknown } };
}

const modules = [
  'constants',
  'grader/charts',
  'grader/grader',
  'retriever/session',
  'retriever/utils',
];

export async function loadObservatory(): Promise<Observatory> {
  if (!existsSync(preloaded)) await install();
  const addresses = modules.map((name) => pathToFileURL(join(home, `src/${name}.js`)).href);
  return Object.assign({}, ...(await Promise.all(addresses.map((address) => import(address)))));
}

async function install() {
  mkdirSync(folder, { recursive: true });
  const { ok, output } = await run(
    `npm install --prefix ${folder} --ignore-scripts --no-save --no-audit --no-fund @mdn/mdn-http-observatory@${version}`,
  );
  if (!ok) throw new Error(`The Observatory could not be installed into ${folder}:\n${output}`);
  // An empty list of preloaded domains, instead of the one that the package would fetch. A new domain is not on it.
  writeFileSync(preloaded, '{}');
}
