import { expect, test } from '@playwright/test';
import { parse, valuesOf } from '../../support/html.ts';
import { addressOf, files, htmlFiles, origin, readBuilt } from '../../support/site.ts';

const pages = new Map(htmlFiles.map((file) => [addressOf(file), file]));

for (const file of htmlFiles) {
  test(`everything that ${addressOf(file)} points to exists`, () => {
    const broken = [...new Set(urlsIn(file))].filter((url) => !leadsSomewhere(url, file));
    expect(broken).toEqual([]);
  });
}

function urlsIn(file: string): string[] {
  const values = (name: string) => valuesOf(file, `[${name}]`, name);
  const sets = [...values('srcset'), ...values('imagesrcset')].flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );
  const social = ['og:image', 'og:url'].flatMap((name) =>
    valuesOf(file, `meta[property="${name}"]`, 'content'),
  );
  const styles = parse(file)
    .querySelectorAll('style')
    .flatMap((style) => [...style.textContent.matchAll(/url\(["']?([^"')]+)/g)])
    .map(([, url = '']) => url);
  return [
    ...['href', 'src', 'poster', 'component-url', 'renderer-url'].flatMap(values),
    ...sets,
    ...social,
    ...styles,
  ];
}

function leadsSomewhere(value: string, file: string): boolean {
  const base = new URL(addressOf(file), origin);
  if (!URL.canParse(value, base)) return false;
  const url = new URL(value, base);
  if (url.origin !== origin) return ['https:', 'mailto:', 'tel:', 'data:'].includes(url.protocol);

  const page = pages.get(url.pathname);
  const target = page ?? files.find((name) => name === url.pathname);
  // A page has one address: links name no ".html" and end in no slash.
  if (!target || (!page && target.endsWith('.html'))) return false;
  return url.hash === '' || hasAnchor(target, decodeURIComponent(url.hash.slice(1)));
}

function hasAnchor(target: string, id: string): boolean {
  if (target.endsWith('.html')) return valuesOf(target, '[id]', 'id').includes(id);
  if (target.endsWith('.svg')) return readBuilt(target).toString().includes(`id="${id}"`);
  return false;
}
