import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadObservatory, type Observatory } from './observatory-package.ts';

export interface HeaderScore {
  score: number;
  grade: string;
  rules: Rule[];
}

interface Rule {
  name: string;
  pass: boolean;
  /** What the rule adds to 100 or takes from it. */
  modifier: number;
  description: string;
  /** What had to be taken for granted, because it can only be seen on the live site. */
  assumed?: string;
}

const assumptions: Record<string, string> = {
  redirection: 'the host sends http:// to https://, as Netlify does',
  'strict-transport-security': 'the certificate is valid and the domain is not preloaded',
  'cross-origin-resource-sharing': 'a preflight is answered with the headers of the page',
};

/**
 * Judges one page of a served site by the rules of MDN's HTTP Observatory, as if it were served under the address in
 * content/site.yaml. What cannot be seen on this machine is named in the rule.
 */
export async function scoreHeaders(pageUrl: string): Promise<HeaderScore> {
  const observatory = await loadObservatory();
  const requests = await observe(pageUrl, observatory);
  const judged = observatory.tests.map((test) => test(requests));
  const rules = judged.map(({ constructor, pass, result }) => ({
    name: constructor.name,
    pass: pass === true,
    modifier: observatory.modifierOf(result),
    description: plainText(observatory.descriptionOf(result)),
    ...(assumptions[constructor.name] && { assumed: assumptions[constructor.name] }),
  }));

  // As in the package's scan(): extra credit counts only for those who would have an A without it.
  const sum = (modifiers: number[]) => modifiers.reduce((total, modifier) => total + modifier, 100);
  const modifiers = rules.map(({ modifier }) => modifier);
  const strict = sum(modifiers.filter((modifier) => modifier < 0));
  const score = strict >= observatory.extraCreditFrom ? sum(modifiers) : strict;
  return { ...observatory.gradeOf(score), rules };
}

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What the rules read: the answer to the page, here and as it would come over http and https. */
async function observe(pageUrl: string, { newSession, readMeta }: Observatory) {
  const response = await fetch(pageUrl, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const { url: published } = parse(readFileSync('content/site.yaml', 'utf8'));
  const address = new URL(new URL(pageUrl).pathname, published);
  const plain = new URL(address.href.replace(/^https:/, 'http:'));

  const session = newSession(address);
  for (const cookie of response.headers.getSetCookie()) {
    session.jar.setCookieSync(cookie, address.href);
  }
  const answer = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    verified: true,
    httpEquiv: readMeta(html, address.href),
  };
  const route = [
    { url: plain, status: 301 },
    { url: address, status: response.status },
  ];
  return {
    hostname: address.hostname,
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
