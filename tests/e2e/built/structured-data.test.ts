import { expect, test } from '@playwright/test';
import { listIds, members, site } from '../../support/content.ts';
import { parse, valuesOf } from '../../support/html.ts';
import { leadsSomewhere } from '../../support/leads-somewhere.ts';
import { addressOf, indexableFiles, origin } from '../../support/site.ts';

type Node = Record<string, unknown>;

const nodesOf = (file: string): Node[] => {
  const blocks = parse(file).querySelectorAll('script[type="application/ld+json"]');
  expect(blocks, `${file} has one block of data`).toHaveLength(1);
  return JSON.parse(blocks[0]?.textContent ?? '')['@graph'];
};
const ofType = (file: string, type: string) =>
  nodesOf(file).filter((node) => [node['@type']].flat().includes(type));

/** All objects in the graph of a page, at any depth. */
function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const object: Node = { ...value };
  return [object, ...Object.values(object).flatMap(objectsIn)];
}

/**
 * The properties that Google requires for a rich result:
 * https://developers.google.com/search/docs/appearance/structured-data
 */
const something = expect.stringMatching(/./);

const isReference = (object: Node) => Object.keys(object).join() === '@id';

test('the data of a page describe it under its one address, and every address in them exists', () => {
  for (const file of indexableFiles) {
    const [canonical] = valuesOf(file, 'link[rel="canonical"]', 'href');
    const pages = ofType(file, 'WebPage');
    const description = valuesOf(file, 'meta[name="description"]', 'content').join();
    expect(pages).toMatchObject([{ '@id': canonical, url: canonical, description }]);
    expect(parse(file).title).toContain(pages[0]?.['name']);

    const urls = objectsIn(nodesOf(file))
      .flatMap((object) => Object.entries(object))
      .filter(([key]) => key !== '@context')
      .flatMap(([, value]) => (typeof value === 'string' && /^https?:/.test(value) ? [value] : []));
    expect(urls.length).toBeGreaterThan(3);
    expect(urls.filter((url) => !namesNoPart(url) && !leadsSomewhere(url, file))).toEqual([]);
  }
});

/** The firm and the site have ids of their own. Every other anchor must be in the page. */
const namesNoPart = (url: string) =>
  [`${origin}/#organization`, `${origin}/#website`].includes(url);

test('every id that a page names is described, everywhere as the same thing', () => {
  const objects = objectsIn(indexableFiles.map(nodesOf));
  const described = objects.filter((o) => '@id' in o && !isReference(o));
  const named = objects.filter(isReference).map((object) => object['@id']);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !described.some((o) => o['@id'] === id))).toEqual([]);
  const kinds = new Set(described.map((o) => JSON.stringify([o['@id'], o['name']])));
  expect(kinds.size).toBe(new Set(described.map((o) => o['@id'])).size);
});

test('every page names the firm and the site, and the first page says how to reach it', () => {
  const firm = { '@id': `${origin}/#organization`, name: site.name, url: `${origin}/` };
  const website = { '@id': `${origin}/#website`, name: site.name, url: `${origin}/` };
  for (const file of indexableFiles) {
    const type = file === '/index.html' ? 'LocalBusiness' : 'Organization';
    expect(ofType(file, type), file).toMatchObject([firm]);
    expect(ofType(file, 'WebSite'), file).toMatchObject([website]);
  }
  const { legalName, contact } = site;
  expect(ofType('/index.html', 'WebSite')).toMatchObject([{ publisher: { '@id': firm['@id'] } }]);
  expect(ofType('/index.html', 'LocalBusiness')).toMatchObject([
    {
      legalName,
      logo: something,
      telephone: contact.phone,
      email: contact.email,
      taxID: contact.abn,
      address: {
        streetAddress: contact.address.street,
        addressLocality: contact.address.suburb,
        postalCode: contact.address.postcode,
        addressCountry: contact.address.country,
      },
    },
  ]);
});

test('the services, the people, the video and the case studies are on their pages', () => {
  expect(ofType('/services.html', 'Service')).toHaveLength(listIds('services').length);
  const people = ofType('/team.html', 'Person').map(({ name }) => name);
  expect(people).toEqual(members.filter(({ role }) => role).map(({ name }) => name));
  expect(ofType('/team.html', 'VideoObject')).toMatchObject([
    { name: something, thumbnailUrl: something, uploadDate: something },
  ]);
  // A unit test checks their content.
  expect(ofType('/work.html', 'Article')).toHaveLength(listIds('case-studies').length);
});

test('the breadcrumbs of a page begin at Home and end at the page', () => {
  for (const file of indexableFiles) {
    const trails = objectsIn(nodesOf(file)).filter((o) => o['@type'] === 'BreadcrumbList');
    const itemListElement = [`${origin}/`, origin + addressOf(file)].map((item, i) => ({
      position: i + 1,
      name: something,
      item,
    }));
    expect(trails).toMatchObject(addressOf(file) === '/' ? [] : [{ itemListElement }]);
  }
});
