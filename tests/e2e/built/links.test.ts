import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse, valuesOf } from '../../support/html.ts';
import { leadsSomewhere } from '../../support/leads-somewhere.ts';
import { addressOf, files, htmlFiles, indexable, origin, readBuilt } from '../../support/site.ts';

test('every address in a page exists', () => {
  const broken = htmlFiles.flatMap((file) =>
    urlsIn(file)
      .filter((url) => !leadsSomewhere(url, file))
      .map((url) => [url, `“${url}” on ${addressOf(file)} leads nowhere. ${cure(url)}`] as const),
  );
  // A link in a menu is on every page, but is reported once.
  expect([...new Map(broken).values()]).toEqual([]);
});

const terms = '/terms-and-conditions.html';
const clause = valuesOf(terms, 'main h2[id]', 'id').at(-1);
const sound = `/ /work #${clause} ${origin}/team https://x.example mailto:a@x.example tel:+61255500000`;
const unsound = `javascript:alert(1) http://x.example mailto: tel: /no-such-page ${origin}/no-such-page
  /Work /work/ /work.html #no-such-clause /work#${clause}`;

test('a dead address is distinguished from a sound one', () => {
  const leading = `${sound} ${unsound}`.split(/\s+/).filter((url) => leadsSomewhere(url, terms));
  expect(leading).toEqual(sound.split(' '));
});

test('a dead link is reported with its line in content and a fix', () => {
  expect(cure('/work')).toMatch(/^Correct it in content\/\S+:\d+/);
  expect(cure('http://x.example')).toMatch(/start with https:\/\/, mailto: or tel:/);
});

/** The lines of content/ with an address, and what to do about them. */
function cure(url: string): string {
  const written = new RegExp(`${RegExp.escape(decodeURI(url))}(?![\\w/#.-])`);
  const lines = globSync('content/**/*.{yaml,md}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (written.test(line) ? `${file}:${index + 1}` : [])),
  );
  const isOdd = /^(?!https:|mailto:|tel:)[a-z]+:/.test(url);
  const rule = isOdd ? ' An address elsewhere must start with https://, mailto: or tel:.' : '';
  return `Correct it in ${lines.join(', ') || 'src'}, or delete it if what it led to is gone.${rule}`;
}

const otherFiles = files.filter((file) => /\.(css|js|pdf|svg|txt|vcf|xml)$/.test(file));

test('every address in scripts, styles, pictures, contacts and documents exists', () => {
  const broken = otherFiles.flatMap((file) =>
    urlsInText(file)
      .filter((url) => !leadsSomewhere(url, file))
      .map((url) => `${url} in ${file}`),
  );
  expect(broken).toEqual([]);
});

test('the search knows every kind of file that has addresses', () => {
  const kinds = ['.js', '.pdf', '.txt', '.vcf', '.xml'];
  const found = otherFiles.filter((file) => urlsInText(file).some((url) => !url.startsWith('#')));
  expect(kinds.filter((kind) => !found.some((file) => file.endsWith(kind)))).toEqual([]);
});

test('a contact leads to its card', () => {
  for (const file of files.filter((name) => name.endsWith('.vcf'))) {
    const card = file.replace('/without-photo', '').replace('.vcf', '');
    expect(urlsInText(file), file).toContain(origin + card);
  }
});

test('every page for search engines is linked from another one', () => {
  const targets = htmlFiles.flatMap((file) =>
    valuesOf(file, 'a[href]', 'href').flatMap((href) => {
      const { pathname } = new URL(href, new URL(addressOf(file), origin));
      return pathname === addressOf(file) ? [] : [pathname];
    }),
  );
  expect(indexable.filter((path) => !targets.includes(path))).toEqual([]);
});

function urlsInText(file: string): string[] {
  // Contact files fold long lines (RFC 2425, section 5.8.1), and a PDF is read byte by byte.
  const text = readBuilt(file).toString('latin1').replaceAll('\r\n ', '');
  const patterns = {
    css: /url\(["']?([^"')]+)/g,
    js: /["'`]((?:\.\/|\/_astro\/)[\w./-]+\.(?:js|css|svg|woff2)|\/[\w-]+\.(?:css|json))["'`]/g,
    pdf: /\/URI \(([^)]*)\)/g,
    svg: /(?:href="|url\(["']?)([^"')]+)/g,
    txt: /^Sitemap: (\S+)$/gm,
    vcf: /^URL:(\S+)/gm,
    xml: /<loc>([^<]+)<\/loc>/g,
  };
  const pattern = Object.entries(patterns).find(([ending]) => file.endsWith(`.${ending}`))?.[1];
  return pattern ? Array.from(text.matchAll(pattern), ([, url = '']) => url) : [];
}

function urlsIn(file: string): string[] {
  const values = (name: string) => valuesOf(file, `[${name}]`, name);
  const sets = [...values('srcset'), ...values('imagesrcset')].flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );
  const social = ['og:image', 'og:url'].flatMap((name) =>
    valuesOf(file, `meta[property="${name}"]`, 'content'),
  );
  const styles = [...parse(file).querySelectorAll('style')]
    .flatMap((style) => [...style.textContent.matchAll(/url\(["']?([^"')]+)/g)])
    .map(([, url = '']) => url);
  const addresses = ['href', 'src', 'poster', 'component-url', 'renderer-url', 'data-runtime'];
  return [...addresses.flatMap(values), ...sets, ...social, ...styles];
}
