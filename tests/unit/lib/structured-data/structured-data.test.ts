import { expect, test, vi } from 'vitest';

const origin = 'https://analytical.example';
vi.stubEnv('SITE', origin);
const { caseStudyNode } = await import('#lib/structured-data/entries.ts');
const { writeGraph } = await import('#lib/structured-data/graph.ts');

// The compiler checks types and properties against schema.org. The built pages have tests of their own.

test('a case study is an article by the person who led the work, or by the firm, and has its PDF', () => {
  const updated = new Date('2026-11-24');
  const lead = { collection: 'team', id: '1' };
  const data = { title: 'Weaving Numbers', cover: { src: '/_astro/weaving.svg' }, updated, lead };
  const study = { id: 'weaving', data } as Parameters<typeof caseStudyNode>[0];
  const team = [{ id: '1', data: { name: 'Ada' } }] as Parameters<typeof caseStudyNode>[1];
  expect(caseStudyNode(study, team)).toMatchObject({
    '@type': 'Article',
    url: `${origin}/work#weaving`,
    headline: 'Weaving Numbers',
    image: `${origin}/_astro/weaving.svg`,
    dateModified: updated.toISOString(),
    author: { '@id': `${origin}/team#member-1`, name: 'Ada' },
    encoding: { contentUrl: `${origin}/case-studies/weaving.pdf` },
  });
  const ours = { ...study, data: { ...study.data, lead: undefined } };
  expect(caseStudyNode(ours, team).author).toEqual({ '@id': `${origin}/#organization` });
});

test('no text can end the script element around the graph', () => {
  const name = '</script><script>alert(1)//<!--';
  const script = writeGraph([{ '@type': 'Organization', name }]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name }],
  });
});
