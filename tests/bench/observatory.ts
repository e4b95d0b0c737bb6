import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../../scripts/dev/run.ts';

// This package is not a dependency, because installing it fetches lists from the internet and compiles against libpq.
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

/** What is used of the package, which brings no types of its own. */
export interface Observatory {
  tests: ((requests: object) => Judgement)[];
  modifierOf: (result: string) => number;
  descriptionOf: (result: string) => string;
  gradeOf: (score: number) => { score: number; grade: string };
  extraCreditFrom: number;
  newSession: (url: URL) => { jar: { setCookieSync(cookie: string, url: string): unknown } };
  readMeta: (html: string, url: string) => Map<string, string[]>;
}

export async function loadObservatory(): Promise<Observatory> {
  if (!existsSync(preloaded)) await install();
  const load = (file: string) => import(pathToFileURL(join(home, 'src', file)).href);
  const { ALL_TESTS } = await load('constants.js');
  const grader = await load('grader/grader.js');
  const charts = await load('grader/charts.js');
  const { Session } = await load('retriever/session.js');
  const { parseHttpEquivHeaders } = await load('retriever/utils.js');
  return {
    tests: ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    descriptionOf: grader.getScoreDescription,
    gradeOf: grader.getGradeForScore,
    extraCreditFrom: charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT,
    newSession: (url) => new Session(url),
    readMeta: parseHttpEquivHeaders,
  };
}

async function install() {
  mkdirSync(folder, { recursive: true });
  const { ok, output } = await run(
    `npm install --prefix ${folder} --ignore-scripts --no-save --no-audit --no-fund @mdn/mdn-http-observatory@${version}`,
  );
  if (!ok) throw new Error(`The Observatory could not be installed into ${folder}:\n${output}`);
  // The list of preloaded domains, which the package would fetch: a new domain is not on it.
  writeFileSync(preloaded, '{}');
}
