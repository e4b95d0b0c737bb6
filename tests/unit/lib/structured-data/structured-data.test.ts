import { expect, test } from 'vitest';
import { caseStudyNode } from '#lib/structured-data/case-study.ts';
import { makeGraph, toScript } from '#lib/structured-data/graph.ts';
import { organizationNode, websiteNode } from '#lib/structured-data/organization.ts';

// That the types and properties are those of schema.org the compiler checks. What pages hold is read from the built ones.

const origin = 'https://analytical.example';
const site = {
  url: origin,
  name: 'Analytical',
  legalName: 'Analytical Pty Ltd',
  headline: 'Engines that weave.',
  contact: {
    email: 'hello@analytical.example',
    phone: { display: '02 5550 0199', e164: '+61255500199' },
    address: {
      street: '1 Loom Lane',
      suburb: 'Kingston',
      state: 'ACT',
      postcode: '2604',
      country: 'AU',
    },
    abn: '11 222 333 444',
    profile: { label: 'Profile', url: 'https://www.linkedin.example/company/analytical' },
  },
  footer: { blurb: 'A firm that makes engines.' },
} as Parameters<typeof organizationNode>[0];

test('the firm is an organisation and a local business, with its number, its address and how to reach it', () => {
  expect(organizationNode(site)).toMatchObject({
    '@type': ['Organization', 'LocalBusiness'],
    '@id': `${origin}/#organization`,
    legalName: 'Analytical Pty Ltd',
    url: `${origin}/`,
    telephone: '+61255500199',
    email: 'hello@analytical.example',
    taxID: '11 222 333 444',
    identifier: { propertyID: 'ABN', value: '11 222 333 444' },
    address: {
      streetAddress: '1 Loom Lane',
      addressLocality: 'Kingston',
      postalCode: '2604',
      addressCountry: 'AU',
    },
  });
  expect(websiteNode(site)).toMatchObject({
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
  });
});

const member = {
  name: 'Ada Lovelace',
  role: 'Analyst',
  colorType: 'Blue',
  linkedinUrl: 'https://www.linkedin.example/in/ada',
  email: '',
  purpose: 'To see what the engine weaves.',
} as const;

test('a case study is an article by whoever led the work, else by the firm, and has its PDF', () => {
  const study = {
    id: 'weaving',
    data: {
      title: 'Weaving Numbers',
      problem: 'Tables were wrong.',
      cover: { src: '/_astro/weaving.svg' },
      updated: new Date('2026-11-24'),
    },
  } as Parameters<typeof caseStudyNode>[1];
  expect(caseStudyNode(origin, study, { id: '1', data: member })).toMatchObject({
    '@type': 'Article',
    url: `${origin}/work#weaving`,
    headline: 'Weaving Numbers',
    image: `${origin}/_astro/weaving.svg`,
    author: { '@id': `${origin}/team#member-1`, name: 'Ada Lovelace' },
    encoding: { contentUrl: `${origin}/case-studies/weaving.pdf` },
  });
  expect(caseStudyNode(origin, study).author).toEqual({ '@id': `${origin}/#organization` });
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
