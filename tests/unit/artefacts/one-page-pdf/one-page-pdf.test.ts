import { type OnePage, makeOnePagePdf } from '#artefacts/one-page-pdf/one-page-pdf.ts';
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

const sheet: OnePage = {
  title: 'One page for the Tea House',
  short: 'One page',
  example: 'An example.',
  description: 'What we heard.',
  heard: { heading: 'Heard', paragraphs: ['The water was cold.'] },
  first: { heading: 'First', paragraphs: ['Light the stove.', 'Fill the kettle.'] },
  leave: 'The cups stay.',
  cost: { heading: 'Cost', text: 'About 2 weeks.' },
  updated: new Date('2026-01-02'),
  labels: { contact: 'Write to us' },
  site: {
    name: 'Fixture & Sons',
    legalName: 'Fixture & Sons Pty Ltd',
    url: 'https://fixture.example',
  },
  contact: [{ text: 'tea@fixture.example', href: 'mailto:tea@fixture.example' }],
};

test('is one tagged page that says what was heard, what comes first and what it costs', async () => {
  const document = await getDocumentProxy(new Uint8Array(await makeOnePagePdf(sheet)));
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({
    Title: sheet.title,
    Author: sheet.site.legalName,
    Language: 'en-AU',
  });
  const { text } = await extractText(document);
  expect(text).toHaveLength(1);
  const words = text.join(' ').replaceAll(/\s+/g, ' ');
  for (const part of [
    sheet.title,
    sheet.example,
    'cold',
    'stove',
    'kettle',
    'cups',
    '2 weeks',
    'Write to us',
  ])
    expect(words).toContain(part);
  expect((await extractLinks(document)).links).toEqual(['mailto:tea@fixture.example']);
  const [title] = await document.getOutline();
  expect(title).toMatchObject({
    title: sheet.title,
    items: [{ title: 'Heard' }, { title: 'First' }, { title: 'Cost' }, { title: 'Write to us' }],
  });
});
