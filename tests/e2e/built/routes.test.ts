import { expect, test } from '@playwright/test';
import { listIds } from '../../support/content.ts';
import { parse, valuesOf } from '../../support/html.ts';
import {
  addressOf,
  files,
  htmlFiles,
  indexable,
  indexableDocuments,
  indexableFiles,
  origin,
  readBuilt,
} from '../../support/site.ts';

// Not in the sitemap.
const hidden = ['card', 'card-not-found', 'not-found'];
const routes = [...listIds('pages'), ...listIds('legal')]
  .filter((id) => !hidden.includes(id))
  .map((id) => (id === 'home' ? '/' : `/${id}`))
  .toSorted();

const hiddenFiles = htmlFiles.filter((file) => !indexableFiles.includes(file));

const robotsOf = (file: string) => valuesOf(file, 'meta[name="robots"]', 'content');

test('the sitemap names exactly the pages meant for search engines', () => {
  expect(indexable).toEqual(routes);
  expect(indexableFiles).toHaveLength(routes.length);
});

test('robots.txt names the sitemap and hides nothing', () => {
  const robots = readBuilt('/robots.txt').toString();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(new URL(sitemap).origin).toBe(origin);
  expect(files).toContain(new URL(sitemap).pathname);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});

test('security.txt says where to report a weakness, and is valid for a month to a year', () => {
  const text = readBuilt('/.well-known/security.txt').toString();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '').getTime();
  const day = 24 * 60 * 60 * 1000;
  const cure = 'Move securityExpires in content/site.yaml to a day within the next year.';
  expect(expires - Date.now(), cure).toBeGreaterThan(30 * day);
  expect(expires - Date.now(), cure).toBeLessThan(366 * day);
});

// The sheet of all cards is published only if an editor asks for it (code-sheet.test.ts).
test('the other pages are the cards with their files and two for missing pages', () => {
  const contacts = files.filter((file) => /^\/cards\/[^/]+\.vcf$/.test(file));
  expect(contacts).toEqual(listIds('cards').map((id) => `/cards/${id}.vcf`));
  const cards = contacts.map((file) => file.replace('.vcf', '.html'));
  const others = ['/404.html', '/cards/not-found.html'];
  expect(hiddenFiles).toEqual([...others, ...cards].toSorted());
});

test('each case study and the one page have a PDF in the sitemap', () => {
  const pdfs = files.filter((file) => file.endsWith('.pdf'));
  const studies = listIds('case-studies').map((id) => `/case-studies/${id}.pdf`);
  expect(pdfs).toEqual([...studies, '/one-page.pdf'].toSorted());
  expect(indexableDocuments).toEqual(pdfs);
});

test('each page has one address and a description for search engines and social networks', () => {
  for (const file of indexableFiles) {
    const url = new URL(addressOf(file), origin).href;
    const meta = (key: string, name: string) =>
      valuesOf(file, `meta[${key}="${name}"]`, 'content').join(' and ');

    const canonical = valuesOf(file, 'link[rel="canonical"]', 'href');
    expect(canonical.map((address) => new URL(address).href)).toEqual([url]);
    expect(robotsOf(file).join()).not.toContain('noindex');

    expect(meta('name', 'description').length, file).toBeGreaterThanOrEqual(50);
    const heading = parse(file).querySelector('h1')?.textContent.trim() ?? '';
    const cure = `${file} has no schema in indexedPages of src/collections/schemas/pages.ts`;
    expect(meta('property', 'og:image:alt'), cure).toContain(heading);
    expect(meta('property', 'og:url')).toBe(canonical[0]);
    for (const name of ['og:title', 'og:description', 'og:type'])
      expect(meta('property', name), name).toBeTruthy();
    expect(meta('property', 'og:image')).toMatch(new RegExp(`^${origin}/`));
    expect(meta('name', 'twitter:card')).toBe('summary_large_image');
  }
});

test('titles and descriptions are used once, and titles fit a list of results', () => {
  const titles = indexableFiles.map((file) => parse(file).title);
  expect(titles.filter((title) => title.length > 60 || title === '')).toEqual([]);
  const descriptions = indexableFiles.map((file) =>
    valuesOf(file, 'meta[name="description"]', 'content').join(),
  );
  expect(new Set(titles).size).toBe(indexableFiles.length);
  expect(new Set(descriptions).size).toBe(indexableFiles.length);
});

test('cards and not-found pages ask not to be indexed, claim no address and describe nothing', () => {
  for (const file of hiddenFiles) {
    expect(robotsOf(file), file).toEqual(['noindex']);
    expect(parse(file).querySelector('[rel=canonical], [type="application/ld+json"]')).toBeNull();
  }
});

test('every page names its language, and Home alone has a class on its body', () => {
  const languages = htmlFiles.flatMap((file) => valuesOf(file, 'html', 'lang'));
  expect(languages).toEqual(htmlFiles.map(() => 'en-AU'));
  const marked = htmlFiles.filter((file) => valuesOf(file, 'body', 'class').join() !== '');
  expect(marked).toEqual(['/index.html']);
});
