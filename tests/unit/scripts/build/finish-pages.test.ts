import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { beforeAll, expect, test } from 'vitest';
import { readPolicy } from '../../../../src/lib/policy/policy.ts';
import { checkForms } from '../../../../scripts/build/finish-pages.ts';
import * as astro from '../../../../src/ui/island/astro-output.ts';

const folder = '.cache/tests/site';

/** Astro builds tests/fixtures/site. Its output may change with any release. */
beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync('node_modules/.bin/astro', ['build', '--root', 'tests/fixtures/site'], { env });
});

const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const open = (page: string): Document => parseHTML(read(`${page}.html`)).document;
const inlineScripts = (page: Document) =>
  Array.from(page.querySelectorAll('script:not([src], [type])'), ({ textContent }) => textContent);

test('Astro writes islands as src/ui/island/astro-output.ts says; if this fails, a release of Astro has changed them: compare .cache/tests/site and bring that file up to date', () => {
  const island = open('island').querySelector(astro.asleepIsland);
  const runtime = read(island?.getAttribute('data-runtime') ?? '');
  expect(astro.isRuntime(runtime)).toBe(true);
  expect(astro.isDirective(runtime)).toBe(true);
  expect(runtime).toContain(astro.hydrationError);
  for (const name of astro.codeAttributes) read(island?.getAttribute(name) ?? 'missing');
  // The runtime marks an awake island in this way.
  expect(runtime).toContain('removeAttribute("ssr")');
});

test('the runtime of islands is a file that no page asks for by itself', () => {
  const page = open('island');
  expect(inlineScripts(page)).toEqual([]);
  const runtime = page.querySelector(astro.asleepIsland)?.getAttribute('data-runtime') ?? 'none';
  const others = [...page.querySelectorAll('script[src], link')].map(({ outerHTML }) => outerHTML);
  expect(others.join()).not.toContain(runtime);
  expect(open('plain').querySelectorAll('[data-runtime]')).toHaveLength(0);
});

test('no island has an id that changes with the folder of the build', () => {
  const island = open('island').querySelector(astro.asleepIsland);
  expect(island?.getAttributeNames()).toContain('component-url');
  expect(island?.getAttributeNames()).not.toContain('uid');
});

test('all styles of a page stand in one element of its head', () => {
  const page = open('island');
  expect(page.querySelectorAll('body style')).toHaveLength(0);
  const styles = Array.from(
    page.querySelectorAll('head > style'),
    ({ textContent }) => textContent,
  );
  expect(styles).toEqual([expect.stringMatching(/\.shown\s*{.*astro-island/s)]);
});

test.each(['island', 'plain'])('the policy of /%s allows its own inline code only', (name) => {
  const page = open(name);
  const text = page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  const hashes = (texts: string[]) =>
    texts.map((each) => `'sha256-${createHash('sha256').update(each).digest('base64')}'`);
  const styles = Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent);
  expect(readPolicy(text)).toEqual({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'script-src': hashes(inlineScripts(page)),
    'style-src': hashes(styles),
  });
  expect(text).toMatch(/sha256/);
});

test('a page with a form that may not reach the database stops the build', () => {
  const withForm = (sources: string) =>
    parseHTML(
      `<html><head><title>Ask us</title><meta http-equiv="content-security-policy" content="connect-src ${sources}"></head><body><keep-answers></keep-answers></body></html>`,
    ).document;
  expect(() => checkForms(withForm("'self'"))).toThrow('“Ask us” has a form');
  expect(() => checkForms(withForm("'self' https://database.example"))).not.toThrow();
});
