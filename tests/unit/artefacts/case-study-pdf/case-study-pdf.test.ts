import { type CaseStudy, makeCaseStudyPdf } from '#artefacts/case-study-pdf/case-study-pdf.ts';
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';

const cover =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600"><path fill="#936" d="M0 0h480v600H0z"/></svg>';

const study: CaseStudy = {
  title: 'Kettles & <Teapots>',
  client: 'A tea house',
  year: 2023,
  cover: { svg: cover, alt: 'A poster of a kettle' },
  problem: 'The water was cold.',
  done: 'We lit the stove.',
  result: { figure: '4 min', short: 'to a cup', text: 'from a cold kettle to a cup.' },
  services: ['Heating', 'Pouring'],
  body: `## The kettle

It stood on a **cold** stove, and a [manual](https://tea.example/manual) lay beside it.

- one *old* spout
- two handles

### The lid

1. first
2. second

## The cup

See [what else we brew](/work), or [the lid](#lid).`,
  labels: { problem: 'Cold', done: 'Lit', services: 'Provided', contact: 'Write to us' },
  site: {
    name: 'Fixture & Sons',
    legalName: 'Fixture & Sons Pty Ltd',
    url: 'https://fixture.example',
  },
  contact: [
    { text: '1 Tea Street' },
    { text: 'tea@fixture.example', href: 'mailto:tea@fixture.example' },
  ],
  updated: new Date('2026-01-02'),
};

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document);
  const { links } = await extractLinks(document);
  return { document, text: text.map((page) => page.replaceAll(/\s+/g, ' ')), links };
}

describe('the document', async () => {
  const pdf = await makeCaseStudyPdf(study);
  const { document, text, links } = await read(pdf);

  test('says what it is, who made it, in which language and when', async () => {
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: study.title,
      Author: study.site.legalName,
      Subject: study.problem,
      Language: 'en-AU',
      CreationDate: 'D:20260102000000Z',
    });
  });

  test('has bookmarks: the title, and below it each heading', async () => {
    const [title] = await document.getOutline();
    expect(title).toMatchObject({
      title: study.title,
      items: [
        { title: 'The kettle', items: [{ title: 'The lid' }] },
        { title: 'The cup' },
        { title: study.labels.contact },
      ],
    });
  });

  test('is tagged: headings, paragraphs, lists, links, and the cover with its text', async () => {
    const pages = await Promise.all([1, 2, 3].map((number) => document.getPage(number)));
    const tags = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())));
    for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link'])
      expect(tags).toContain(`"role":"${role}"`);
    expect(tags.match(/"role":"Figure"/g)).toHaveLength(1);
    expect(tags).toContain(`"alt":"${study.cover.alt}"`);
  });

  test('begins with the title, goes on with the case in brief and ends with the contact', () => {
    expect(text).toHaveLength(3);
    expect(text[0]).toContain(study.title);
    expect(text[1]).toMatch(
      /4 min.*from a cold kettle.*Cold.*water was cold.*Lit.*stove.*Heating, Pouring/s,
    );
    expect(text[2]).toMatch(/The kettle.*one *old *spout.*two handles.*1\. *first.*The cup/s);
    expect(text[2]).toMatch(/Write to us.*Fixture & Sons Pty Ltd.*1 Tea Street.*tea@fixture/s);
    expect(text[2]).toContain('3 / 3');
  });

  test('has the links of the story and the contact, as whole addresses', () => {
    expect(links).toEqual([
      'https://tea.example/manual',
      'https://fixture.example/work',
      'https://fixture.example/work#lid',
      'mailto:tea@fixture.example',
    ]);
  });

  test('is small, and the same to the byte when it is made again', async () => {
    expect(pdf.length).toBeLessThan(100_000);
    expect((await makeCaseStudyPdf(study)).equals(pdf)).toBe(true);
  });
});

test.each([
  ['letters of other Latin languages', { client: 'Łukasz’s Māori' }, /Ł ?ukasz’s M ?ā ?ori/],
  [
    'code and the apostrophes of the page, but no remark',
    { body: "Don't press `Boil`.\n\n<!-- or not -->\n\nWait." },
    /Don’t press Boil\. Wait\./,
  ],
])('the text has %s', async (_what, change, set) => {
  const { text } = await read(await makeCaseStudyPdf({ ...study, ...change }));
  expect(text.join()).toMatch(set);
});

test('a long story takes more pages, and none of its words gets lost', async () => {
  const paragraph = 'Tea and more tea. '.repeat(9);
  const body = Array.from({ length: 90 }, (_, index) => `${paragraph}${index}.`).join('\n\n');
  const { document, text } = await read(await makeCaseStudyPdf({ ...study, body }));
  expect(document.numPages).toBeGreaterThan(4);
  expect(text.join(' ').match(/Tea and/g)).toHaveLength(90 * 9);
});

test('headings that are longer than their sections take the room that they need', async () => {
  const body = `## ${'Tea '.repeat(40)}\n\nHot.\n\n`.repeat(9);
  const { document } = await read(await makeCaseStudyPdf({ ...study, body }));
  expect(document.numPages).toBeGreaterThan(4);
});

test.each([
  ['a table of HTML', { body: 'Tea.\n\n<table></table>' }, /“html” in line 3 of the story/],
  ['a letter that no font has', { body: '4 → 2' }, /no font has “→”/],
  ['a cover that is no drawing', { cover: { svg: 'GIF89a', alt: 'A kettle' } }, /SVG/],
  ['a cover without a text', { cover: { svg: cover, alt: '' } }, /alt text/],
])('%s is an error, not left out', async (_what, change, reason) => {
  const made = makeCaseStudyPdf({ ...study, ...change });
  await expect(made).rejects.toThrow(`The PDF of “${study.title}” cannot be made`);
  await expect(made).rejects.toThrow(reason);
});
