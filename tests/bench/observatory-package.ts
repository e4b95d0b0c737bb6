import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../../scripts/dev/run.ts';

// Not a dependency: on installation it fetches lists from the internet and compiles against libpq. Neither is
// needed to judge a response, so it is installed here without its scripts, once.
const folder = '.cache/observatory';
const name = '@mdn/mdn-http-observatory';
const version = '1.4.8';
const home = resolve(folder, 'node_modules', name);

type Judgement = { constructor: { name: string }; pass: boolean | null; result: string };
type Session = { jar: { setCookieSync(cookie: string, url: string): unknown } };

/** What is used of the package, which brings no types of its own. */
export interface Observatory {
  tests: ((requests: object) => Judgement)[];
  modifierOf: (result: string) => number;
  descriptionOf: (result: string) => string;
  gradeOf: (score: number) => { score: number; grade: string };
  extraCreditFrom: number;
  newSession: (url: URL) => Session;
  readMeta: (html: string, url: string) => Map<string, string[]>;
}

/** The package's rules and grades, installed on the first call. */
export async function loadObservatory(): Promise<Observatory> {
  await install();
  const load = (file: string) => import(pathToFileURL(join(home, 'src', file)).href);
  const [constants, grader, charts, session, retriever] = await Promise.all([
    load('constants.js'),
    load('grader/grader.js'),
    load('grader/charts.js'),
    load('retriever/session.js'),
    load('retriever/utils.js'),
  ]);
  return {
    tests: constants.ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    descriptionOf: grader.getScoreDescription,
    gradeOf: grader.getGradeForScore,
    extraCreditFrom: charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT,
    newSession: (url) => new session.Session(url),
    readMeta: retriever.parseHttpEquivHeaders,
  };
}

async function install() {
  if (isInstalled()) return;
  mkdirSync(folder, { recursive: true });
  const { ok, output } = await run(
    `npm install --prefix ${folder} --ignore-scripts --no-save --no-audit --no-fund ${name}@${version}`,
  );
  if (!ok) throw new Error(`${name} could not be installed into ${folder}:\n${output}`);
  // The list of preloaded domains, which the package would fetch: a new domain is not on it.
  writeFileSync(join(home, 'conf/hsts-preload.json'), '{}');
}

function isInstalled() {
  try {
    readFileSync(join(home, 'conf/hsts-preload.json'));
    return JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version === version;
  } catch {
    return false;
  }
}
