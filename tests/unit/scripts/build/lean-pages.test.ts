import { createHash } from 'node:crypto';
import { parse, type Root } from 'postcss';
import { expect, test } from 'vitest';
import { keepOwnHashes, numberIslands, takeStyles } from '../../../../scripts/build/lean-pages.ts';
import {
  minifyScripts,
  moveDirective,
  moveRuntime,
  startAfterPaint,
  startIslandsOnReach,
} from '../../../../scripts/build/lean-scripts.ts';
import {
  cutMotion,
  dropUnusedClasses,
  dropUnusedColors,
  gatherMedia,
  joinRules,
} from '../../../../scripts/build/lean-style.ts';

/** The styles after a change to them. */
function changed(css: string, change: (root: Root) => void): string {
  const root = parse(css);
  change(root);
  return root.toString();
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy names what the page holds and nothing else', () => {
  const page = (policy: string) =>
    `<head><meta http-equiv="content-security-policy" content="${policy}"><style>a{}</style></head>
    <script>go()</script><script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>`;
  const before = page(
    `img-src 'self'; script-src 'self' ${hash('x')} ${hash('y')}; style-src 'self' ${hash('z')};`,
  );
  const after = page(
    `img-src 'self'; script-src 'self' ${hash('go()')}; style-src 'self' ${hash('a{}')};`,
  );
  expect(keepOwnHashes(before)).toBe(after);
});

test('all styles become one, in their order, where the first stood', () => {
  const before =
    '<head><style>a{}</style><link><style>b{}</style></head><body><style>c{}</style><p></p></body>';
  expect(takeStyles(before)).toEqual({
    html: '<head><style></style><link></head><body><p></p></body>',
    css: 'a{}b{}c{}',
  });
});

test('islands are numbered by their place, and only where ids begin with the number', () => {
  const island = (prefix: string, id: string) => `<astro-island${prefix}><p id="${id}">`;
  const page = ['r7', 'r0', 'r3'].map((name) =>
    island(` prefix="${name}"`, name === 'r0' ? 'own' : `_${name}R_1_label`),
  );
  expect(numberIslands(page.join(''))).toBe(
    island(' prefix="r0"', '_r0R_1_label') +
      island('', 'own') +
      island(' prefix="r1"', '_r1R_1_label'),
  );
});

test('the scripts for islands are imported when somebody reaches for the card', () => {
  const file = '<script async src="/_astro/b.js"></script>';
  const after = startIslandsOnReach(`<body data-islands="/_astro/a.js">${file}<p></p></body>`);
  expect(after).toMatch(
    /^<body data-islands="\/_astro\/a.js"><p><\/p><script>.*import\("\/_astro\/a.js"\)[^,]*,import\("\/_astro\/b.js"\).*<\/script><\/body>$/,
  );
});

test('the scripts of a page are fetched in their order when it has been painted', () => {
  const page = `<head><script>a()</script><script async src="/_astro/b.js"></script></head><body><script type="module" src="/_astro/c.js"></script><p></p></body>`;
  expect(startAfterPaint(page)).toMatch(
    /^<head><script>addEventListener\("DOMContentLoaded",.*"b\.js c\.js".*"paint".*;a\(\)<\/script><\/head><body><p><\/p><\/body>$/,
  );
  const still = '<body><script>a()</script></body>';
  expect(startAfterPaint(still)).toBe(still);
});

test('without the script that listens for a reach, the islands say that they do not work', () => {
  const page = `<script>a()</script><script async src="/_astro/reach.1.js"></script><script type="module" src="/_astro/c.js"></script>`;
  const after = startAfterPaint(page);
  expect(after).toContain('of"c.js".split');
  expect(after).toMatch(
    /import\("\/_astro\/reach\.1\.js"\)\.catch\(.*Unexpected Application Error!/,
  );
  expect(after).toMatch(
    /^<script>addEventListener\("click",e=>\{self\.earlyPress=e\.target\},true\);/,
  );
});

test('the script of the directive becomes a file', () => {
  const files = new Map<string, string>();
  const after = moveDirective('<script>x("astro:reach")</script><script>y()</script>', files);
  const [[src, text] = []] = [...files];
  expect(text).toBe('x("astro:reach")');
  expect(after).toBe(`<script async src="${src}"></script><script>y()</script>`);
});

test('the element of the islands becomes a file, and no other script does', () => {
  const files = new Map<string, string>();
  const element = 'customElements.define("astro-island",class{})';
  const page = `<body><script>first()</script><p></p><script>${element}</script><i></i></body>`;
  const after = moveRuntime(page, files);
  const [[src, text] = []] = [...files];
  expect(text).toBe(`self.Astro||={};${element}`);
  expect(after).toBe(`<body data-islands="${src}"><script>first()</script><p></p><i></i></body>`);
  const still = '<body><script>first()</script></body>';
  expect(moveRuntime(still, files)).toBe(still);
});

test('rules for motion, and keyframes that only they use, are cut out', () => {
  const css =
    'a{b:c}:root.motion a{animation:x}@media print{:root.motion p{d:e}}@keyframes x{to{f:g}}@keyframes y{to{h:i}}u{animation:y}';
  let motion: string[] = [];
  expect(changed(css, (root) => (motion = cutMotion(root)))).toBe(
    'a{b:c}@keyframes y{to{h:i}}u{animation:y}',
  );
  expect(motion).toEqual([
    ':root.motion a{animation:x}',
    '@media print{:root.motion p{d:e}}',
    '@keyframes x{to{f:g}}',
  ]);
});

test('an inline script is written shorter, and a block of data stays as it is', () => {
  const data = '<script type="application/ld+json">{ "a": 1 }</script>';
  expect(minifyScripts(`${data}<script>(function (name) { alert( name ); })( 1 )</script>`)).toBe(
    `${data}<script>(function(e){alert(e)})(1);</script>`,
  );
});

test('a rule is left out when no element can have its classes', () => {
  const css = 'a{b:c}._x,._y{d:e}@media print{._y{f:g}}._x:not(._y):is(._y,p){h:i}.dark ._x{j:k}';
  expect(changed(css, (root) => dropUnusedClasses(root, new Set(['_x'])))).toBe(
    'a{b:c}._x{d:e}._x:not(._y):is(._y,p){h:i}.dark ._x{j:k}',
  );
});

test('a colour that a page never names is left out of it', () => {
  const css =
    ':root{--ink:light-dark(oklch(1% 0 0),red);--star:light-dark(red,blue);--gap:1px}a{color:var(--ink)}';
  expect(dropUnusedColors(css, css)).toBe(css.replace('--star:light-dark(red,blue);', ''));
});

test('rules for paper and forced colours stand together at the end', () => {
  const css = '@media print{a{b:c}}p{d:e}@media print{u{f:g}}@media (width>=1em){i{j:k}}';
  expect(changed(css, gatherMedia)).toBe(
    'p{d:e}@media (width>=1em){i{j:k}}@media print{a{b:c}u{f:g}}',
  );
});

test('neighbours that say the same become one rule, unless a browser might not know a selector', () => {
  const css = 'a{b:c}._x > p{b:c}u{d:e}i{b:c}@media print{a{b:c}u{b:c}::marker{b:c}u:is(a){b:c}}';
  expect(changed(css, joinRules)).toBe(
    'a,._x > p{b:c}u{d:e}i{b:c}@media print{a,u{b:c}::marker{b:c}u:is(a){b:c}}',
  );
});
