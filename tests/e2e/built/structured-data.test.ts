import { expect, test } from '@playwright/test';
import { z } from 'astro/zod';
import { cardRecords, members } from '../../support/cards.ts';
import { listIds } from '../../support/content.ts';
import { parse, valuesOf } from '../../support/html.ts';
import { leadsSomewhere } from '../../support/leads-somewhere.ts';
import { addressOf, htmlFiles, indexable, origin } from '../../support/site.ts';

const block = 'script[type="application/ld+json"]';
const indexableFiles = htmlFiles.filter((file) => indexable.includes(addressOf(file)));

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })).min(1),
});
type Node = z.infer<typeof graph>['@graph'][number];

const nodesOf = (file: string): Node[] => {
  const blocks = parse(file).querySelectorAll(block);
  expect(blocks, `${file} has one block of data`).toHaveLength(1);
  return graph.parse(JSON.parse(blocks[0]?.textContent ?? ''))['@graph'];
};
const ofType = (file: string, type: string) =>
  nodesOf(file).filter((node) => node['@type'] === type);

/** All objects of a page's graph, however deep they stand. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const object: Record<string, unknown> = { ...value };
  return [object, ...Object.values(object).flatMap(objectsIn)];
}

const isReference = (object: Record<string, unknown>) => Object.keys(object).join() === '@id';

test('a page that search engines may not show tells them nothing', () => {
  const hidden = htmlFiles.filter((file) => !indexableFiles.includes(file));
  expect(hidden.length).toBeGreaterThan(cardRecords.length);
  expect(hidden.filter((file) => parse(file).querySelector(block))).toEqual([]);
});

for (const file of indexableFiles) {
  test(`the data of ${addressOf(file)} describe this page under its one address`, () => {
    const [canonical] = valuesOf(file, 'link[rel="canonical"]', 'href');
    const [page, ...others] = ofType(file, 'WebPage');
    expect(others).toEqual([]);
    expect(page).toMatchObject({
      '@id': canonical,
      url: canonical,
      description: valuesOf(file, 'meta[name="description"]', 'content').join(),
    });
    expect(parse(file).querySelector('title')?.textContent).toContain(page?.['name']);
  });

  test(`every address in the data of ${addressOf(file)} exists`, () => {
    const urls = objectsIn(nodesOf(file))
      .flatMap((object) => Object.entries(object))
      .filter(([key]) => key !== '@context')
      .flatMap(([, value]) => (typeof value === 'string' && /^https?:/.test(value) ? [value] : []));
    expect(urls.length).toBeGreaterThan(3);
    const broken = urls.filter((url) => !namesNoPart(url) && !leadsSomewhere(url, file));
    expect(broken).toEqual([]);
  });
}

/** The firm and the site are things of their own; every other anchor is a part of a page. */
const namesNoPart = (url: string) =>
  [`${origin}/#organization`, `${origin}/#website`].includes(url);

test('whatever one page names by its id is described on one page of the site', () => {
  const objects = objectsIn(indexableFiles.map(nodesOf));
  const described = objects.filter((o) => '@id' in o && !isReference(o)).map((o) => o['@id']);
  const named = objects.filter(isReference).map((object) => object['@id']);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !described.includes(id))).toEqual([]);
  expect(described.toSorted()).toEqual([...new Set(described)].toSorted());
});

test('the firm, its services, its people and its film stand where a visitor finds them', () => {
  expect(ofType('/index.html', 'ProfessionalService')).toHaveLength(1);
  expect(ofType('/index.html', 'WebSite')).toHaveLength(1);
  expect(ofType('/services.html', 'Service')).toHaveLength(listIds('services').length);
  const people = ofType('/team.html', 'Person').map(({ name }) => name);
  expect(people).toEqual(members.filter(({ role }) => role).map(({ name }) => name));
  expect(people).not.toContain('The Coffee Machine');
  expect(ofType('/team.html', 'VideoObject')).toHaveLength(1);
});

test('the way to a page begins at the first page and ends at the page', () => {
  for (const file of indexableFiles) {
    const trails = objectsIn(nodesOf(file)).filter((o) => o['@type'] === 'BreadcrumbList');
    const items = trails.flatMap(({ itemListElement }) =>
      objectsIn(itemListElement).map(({ position, item }) => [position, item]),
    );
    const address = addressOf(file);
    expect(items).toEqual(
      address === '/'
        ? []
        : [
            [1, `${origin}/`],
            [2, origin + address],
          ],
    );
  }
});
