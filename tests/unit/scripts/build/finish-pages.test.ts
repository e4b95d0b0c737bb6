import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { beforeAll, expect, test } from 'vitest';
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

test('Astro writes islands and policies as src/ui/island/astro-output.ts says; if this fails, a release of Astro has changed them: compare .cache/tests/site and bring that file up to date', () => {
  const page = open('island');
  expect(page.querySelectorAll(astro.policyElement)).toHaveLength(1);
  const definition = read(
    page.querySelector(astro.islandElement)?.getAttribute('data-script') ?? '',
  );
  expect(astro.definesIslands(definition)).toBe(true);
  expect(definition).toContain(astro.hydrationError);
});

test('an island waits for its definition until a visitor reaches for it', () => {
  const page = open('island');
  expect(inlineScripts(page)).toEqual([expect.stringContaining('astro:reach')]);
  expect(page.querySelectorAll('script[src]')).toHaveLength(0);
  expect(read(page.body.dataset['scripts'] ?? '')).toContain('woken');
});

test('the script of a part waits on the part until a visitor reaches for it', () => {
  const page = open('part');
  const files = Array.from(page.querySelectorAll('[data-script]'), (part) =>
    part.getAttribute('data-script'),
  );
  expect(files).toHaveLength(2);
  for (const file of files) expect(read(file ?? '')).toContain('reached');
  expect(page.querySelectorAll('script[src]')).toHaveLength(0);
  expect(page.body.dataset['scripts']).toBeUndefined();
});

test('styles for a late section and what follows are a file, fetched at once', () => {
  const page = open('late');
  const file = page.querySelector('[data-late] > link[rel=stylesheet]')?.getAttribute('href') ?? '';
  expect(page.querySelector('head > link[rel=preload]')?.getAttribute('href')).toBe(file);
  expect(read(file)).toBe(
    '.late{color:#00f}@media print{.shown .late:hover{color:red}}.later{color:#ff0}',
  );
  const css = page.querySelector('style')?.textContent;
  expect(css).toContain('p{margin:0}.shown{color:green}.late .shown{color:gold}');
  expect(css).not.toMatch(/\.late[^ ]/);
});

test.each(['island', 'part', 'late'])('the policy of /%s names what it holds', (name) => {
  const page = open(name);
  const policy = page.querySelector(astro.policyElement)?.getAttribute('content') ?? '';
  const texts = [
    ...inlineScripts(page),
    ...Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent),
  ];
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  expect(Array.from(policy.matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash)).toEqual(hashes);
  expect(policy).toContain("default-src 'none'");
});

test('the styles are one element, without rules that the page cannot need', () => {
  const styles = open('island').querySelectorAll('style');
  expect(styles).toHaveLength(1);
  const css = styles[0]?.textContent ?? '';
  expect(css).toContain('.shown{color:green}');
  expect(css).toContain('.woken:not(.unwanted-here)');
  expect(css).not.toContain('.unwanted-here{');
});

test('styles for motion are a file', () => {
  expect(read('motion.css')).toMatch(/:root\.motion \.shown\{.*@keyframes drift/);
  expect(read('island.html')).not.toContain('drift');
});
