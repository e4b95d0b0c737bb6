import { makeCaseStudyPdf } from '#lib/pdf/case-study-pdf.ts';
import type { CaseStudyPdf } from '#lib/pdf/case-study-pdf.ts';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="#b1d5f0"/><stop offset="1" stop-color="#ffd9a8" stop-opacity=".5"/></linearGradient></defs>
  <rect width="480" height="600" fill="url(#sky)"/>
  <g transform="translate(20 30) rotate(10 5 5) scale(2)" opacity=".5"><circle cx="90" cy="90" r="40" fill="#fd6"/><path d="M0 0c10-20 40 20 60 0a9 9 0 0 1 9 9" fill="none" stroke="url(#sky)"/></g>
</svg>`;

const paragraph =
  'They rang in alphabetical order, because that was how the client system printed the list. '.repeat(
    3,
  );

const study: CaseStudyPdf = {
  title: 'Enriching Lives & <Data>',
  client: 'A home care agency',
  year: 2023,
  cover: { svg: cover, alt: 'A poster of contour lines' },
  problem: 'Sixty-two coordinators rang in alphabetical order.',
  done: 'We gave them one list in order of risk.',
  result: { figure: '4 days', text: 'from a warning to a call.' },
  services: ['System Integration', 'Software Development'],
  body: `## The problem\n\n${paragraph}\n\n- one **bold** word\n- an *italic* one, and a [link](https://example.com/a)\n\n### Closer\n\n1. first\n2. second\n\n## The result\n\n${paragraph}`,
  labels: {
    problem: 'The problem',
    done: 'What we did',
    services: 'Services',
    contact: 'Contact Us',
  },
  siteName: 'Ridgelight',
  legalName: 'Ridgelight Pty Ltd',
  contact: [
    { text: 'Kingston ACT 2604' },
    { text: 'hello@ridgelight.example', href: 'mailto:hello@ridgelight.example' },
  ],
  url: 'https://www.ridgelight.example/work',
  ridges: {
    width: 1440,
    height: 640,
    far: 'M0 230l700-90 740 80',
    mid: 'M0 350l600-80 840 90',
    near: 'M0 464l400-50 1040 40',
  },
  created: new Date('2026-01-01T00:00:00Z'),
};

describe('the document', async () => {
  const pdf = await makeCaseStudyPdf(study);
  const text = pdf.toString('latin1');

  test('has two to four pages and stays far below 250 KB', () => {
    expect(pageCount(text)).toBe(3);
    expect(pdf.length).toBeLessThan(250_000);
  });

  test('names its title, author and language, and shows the title in the window', () => {
    expect(text).toContain('(Enriching Lives & <Data>)');
    expect(text).toContain('(Ridgelight Pty Ltd)');
    expect(text).toContain('/Lang (en-AU)');
    expect(text).toContain('/DisplayDocTitle true');
  });

  test('carries the same title in valid XML', () => {
    expect(text).toContain(
      '<rdf:li xml:lang="x-default">Enriching Lives &amp; &lt;Data&gt;</rdf:li>',
    );
  });

  test('has a bookmark for the title, each heading of the story and the contact', () => {
    expect(text).toContain('/Type /Catalog');
    expect(text).toMatch(/\/PageMode \/UseOutlines/);
    for (const title of ['The problem', 'The result', 'Contact Us']) {
      expect(text).toMatch(new RegExp(`/Title \\(${title}\\)`));
    }
  });

  test('is tagged: headings, lists, links, and a figure with its text', () => {
    expect(text).toContain('/Marked true');
    const elements = new Set([...text.matchAll(/\/S \/([A-Z]\w*)/g)].map(([, name]) => name));
    expect([...elements]).toEqual(
      expect.arrayContaining([
        'Document',
        'Figure',
        'H1',
        'H2',
        'H3',
        'P',
        'L',
        'LI',
        'Lbl',
        'LBody',
        'Link',
      ]),
    );
    expect(text).toContain('/Alt (A poster of contour lines)');
  });

  test('embeds every font that it names', () => {
    const fonts = [...text.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
    expect(fonts.join(' ')).toMatch(/BricolageGrotesque.*AtkinsonHyperlegibleNext/);
    expect(text).not.toMatch(/\/Subtype \/Type1\b/);
    const descriptors = text.match(/\/Type \/FontDescriptor/g);
    expect(text.match(/\/FontFile2 /g)).toHaveLength(descriptors?.length ?? 0);
  });

  test('draws the cover as shapes, not as pixels', () => {
    expect(text).not.toContain('/Subtype /Image');
    expect(contentOf(pdf)).toMatch(/ c\n/);
  });

  test('links to what the story and the contact name', () => {
    for (const target of ['https://example.com/a', 'mailto:hello@ridgelight.example', study.url]) {
      expect(text).toContain(`/URI (${target})`);
    }
  });

  test('is the same to the byte when it is made again', async () => {
    expect((await makeCaseStudyPdf(study)).equals(pdf)).toBe(true);
  });
});

test('letters of other Latin languages come from the extended fonts', async () => {
  const pdf = await makeCaseStudyPdf({ ...study, title: 'Māori and Łódź' });
  expect(pdf.toString('latin1').match(/\/Type \/FontDescriptor/g)?.length).toBeGreaterThan(4);
});

test('a longer story gets a fourth page, and one that needs a fifth is refused', async () => {
  const long = { ...study, body: `${study.body}\n\n`.repeat(2) };
  expect(pageCount((await makeCaseStudyPdf(long)).toString('latin1'))).toBe(4);
  await expect(makeCaseStudyPdf({ ...study, body: `${paragraph}\n\n`.repeat(40) })).rejects.toThrow(
    'The story of “Enriching Lives & <Data>” does not fit on 4 pages of PDF. Shorten it.',
  );
});

describe('what cannot be drawn is told, not left out', () => {
  test.each([
    ['a table of HTML', { body: '<table></table>' }, 'no shape for “html”'],
    ['a letter that no font has', { body: 'Ж' }, 'no “Ж”'],
    [
      'text in a cover',
      { cover: { svg: '<svg viewBox="0 0 480 600"><text>x</text></svg>', alt: '' } },
      '<text>',
    ],
    [
      'a named colour',
      { cover: { svg: '<svg viewBox="0 0 480 600"><rect fill="salmon"/></svg>', alt: '' } },
      '“salmon”',
    ],
    ['a cover that is none', { cover: { svg: 'GIF89a', alt: '' } }, 'no SVG'],
  ])('%s', async (_what, change, message) => {
    await expect(makeCaseStudyPdf({ ...study, ...change })).rejects.toThrow(message);
  });
});

function pageCount(text: string): number {
  return text.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The drawing commands of all pages, unpacked. */
function contentOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n/g);
  return Array.from(streams, ({ index, 0: head }) => {
    const start = index + head.length;
    const end = pdf.indexOf('\nendstream', start);
    return inflateSync(pdf.subarray(start, end)).toString('latin1');
  }).join('\n');
}
