import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { site as siteSchema } from '#collections/schemas/site.ts';
import { makeGraph, toScript } from '#lib/structured-data/graph.ts';
import { describeOrganization, describeWebsite } from '#lib/structured-data/organization.ts';
import { describePage } from '#lib/structured-data/page.ts';
import { describePeople } from '#lib/structured-data/person.ts';
import { describeService } from '#lib/structured-data/service.ts';
import { describeVideo } from '#lib/structured-data/video.ts';

const origin = 'https://ridgelight.example';
const site = siteSchema.parse({
  ...parse(readFileSync('content/site.yaml', 'utf8')),
  url: origin,
});

test('the firm is told with its number, its address and how to reach it', () => {
  expect(describeOrganization(site)).toMatchObject({
    '@type': 'ProfessionalService',
    '@id': `${origin}/#organization`,
    legalName: site.legalName,
    url: `${origin}/`,
    telephone: site.contact.phone.e164,
    email: site.contact.email,
    taxID: site.contact.abn,
    identifier: { propertyID: 'ABN', value: site.contact.abn },
    address: {
      streetAddress: site.contact.address.street,
      addressLocality: site.contact.address.suburb,
      postalCode: site.contact.address.postcode,
    },
  });
  expect(describeWebsite(site)).toMatchObject({
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
  });
});

test('a page has the way to it, from the first page; the first page has none', () => {
  const page = { path: '/services', title: 'Services', description: 'What we do.' };
  expect(describePage(origin, page, 'Home')).toMatchObject({
    '@id': `${origin}/services`,
    url: `${origin}/services`,
    name: 'Services',
    isPartOf: { '@id': `${origin}/#website` },
    breadcrumb: {
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'Services', item: `${origin}/services` },
      ],
    },
  });
  const first = describePage(origin, { ...page, path: '/' }, 'Home');
  expect(first.url).toBe(`${origin}/`);
  expect(first).not.toHaveProperty('breadcrumb');
});

const member = {
  name: 'Ada Lovelace',
  role: 'Analyst',
  colorType: 'Blue',
  linkedinUrl: '',
  email: '',
  purpose: 'To see what the engine weaves.',
} as const;

test('who has a role is a person who works for the firm; the coffee machine is not', () => {
  const team = [{ data: member }, { data: { ...member, name: 'The Coffee Machine', role: '' } }];
  expect(describePeople(origin, team)).toEqual([
    {
      '@type': 'Person',
      name: 'Ada Lovelace',
      jobTitle: 'Analyst',
      worksFor: { '@id': `${origin}/#organization` },
    },
  ]);
});

test('a service is found at its place on the page of services', () => {
  const data = {
    order: 1,
    title: 'Strategy',
    tagline: 'A route.',
    icon: 'bearing' as const,
    description: 'A plan.',
    detailedDescription: ['It begins.'],
    features: [],
  };
  expect(describeService(origin, { id: 'strategy', data })).toEqual({
    '@type': 'Service',
    '@id': `${origin}/services#strategy`,
    url: `${origin}/services#strategy`,
    name: 'Strategy',
    description: 'A plan.',
    provider: { '@id': `${origin}/#organization` },
  });
});

test('a film is told with its day, its clip, its page and its still', () => {
  const film = { title: 'First light', text: 'Eleven seconds.', published: new Date('2026-11-21') };
  expect(describeVideo(origin, '/video/first-light', film)).toMatchObject({
    name: 'First light',
    uploadDate: '2026-11-21T00:00:00.000Z',
    embedUrl: `${origin}/video/first-light`,
    contentUrl: `${origin}/video/first-light.mp4`,
    thumbnailUrl: `${origin}/video/first-light.jpg`,
  });
});

test('no text can end the script element that the graph stands in', () => {
  const name = '</script><script>alert(1)//<!--';
  const script = toScript(makeGraph([{ '@type': 'Organization', name }]));
  expect(script).not.toContain('<');
  expect(JSON.parse(script)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name }],
  });
});
