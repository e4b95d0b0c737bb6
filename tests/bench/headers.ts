import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadObservatory, type Observatory } from './observatory.ts';

const lowest = 130;

/** Rules that only the live site can meet. */
const assumptions: Record<string, string> = {
  redirection: 'the host sends http:// to https://, as Netlify does',
  'strict-transport-security': 'the certificate is valid and the domain is not preloaded',
  'cross-origin-resource-sharing': 'a preflight is answered with the headers of the page',
};

/** Judges one page for each set of headers by the rules of MDN's HTTP Observatory. */
export async function bench(site: string): Promise<boolean> {
  const observatory = await loadObservatory();
  let isMet = true;
  for (const path of ['/', '/joinus', '/no-such-page']) {
    const requests = await observe(site + path, observatory);
    const judged = observatory.ALL_TESTS.map((test) => test(requests));
    const { score, grade } = gradeOf(judged, observatory);
    isMet &&= score >= lowest;
    console.log(`${path}: ${score}, grade ${grade}; at least ${lowest} is asked for.`);
    const rules = judged.map(({ constructor: { name }, pass, result }) => [
      name,
      {
        passed: pass,
        points: observatory.getScoreModifier(result),
        because: plainText(observatory.getScoreDescription(result)),
        ...(name in assumptions && { 'taken for granted': assumptions[name] }),
      },
    ]);
    console.table(Object.fromEntries(rules));
  }
  return isMet;
}

/** As in the package's scan(), extra credit counts only for a site that has an A without it. */
function gradeOf(judged: { result: string }[], observatory: Observatory) {
  const modifiers = judged.map(({ result }) => observatory.getScoreModifier(result));
  const sum = (points: number[]) => points.reduce((total, each) => total + each, 100);
  const strict = sum(modifiers.filter((points) => points < 0));
  const hasExtraCredit = strict >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  return observatory.getGradeForScore(hasExtraCredit ? sum(modifiers) : strict);
}

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The response that the rules read, as if the page came from the address in content/site.yaml. */
async function observe(pageUrl: string, { Session, parseHttpEquivHeaders }: Observatory) {
  const response = await fetch(pageUrl, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const { status } = response;
  const { url: published } = parse(readFileSync('content/site.yaml', 'utf8'));
  const url = new URL(new URL(pageUrl).pathname, published);
  const session = new Session(url);
  for (const cookie of response.headers.getSetCookie()) session.jar.setCookieSync(cookie, url.href);
  const headers = Object.fromEntries(response.headers);
  const httpEquiv = parseHttpEquivHeaders(html, url.href);
  const answer = { status, headers, verified: true, httpEquiv };
  const route = [
    { url: new URL(url.href.replace(/^https:/, 'http:')), status: 301 },
    { url, status },
  ];
  return {
    hostname: url.hostname,
    resources: { path: html },
    responses: {
      auto: answer,
      https: answer,
      http: answer,
      cors: answer,
      httpRedirects: route,
      httpsRedirects: route,
    },
    session,
  };
}
