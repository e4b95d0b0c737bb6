import { readMarkdown } from '#lib/pdf/markdown.ts';
import { expect, test } from 'vitest';

const read = (markdown: string) => readMarkdown(markdown, 'https://ridgelight.example/work');

test('headings, paragraphs and lists become blocks', () => {
  expect(read('# Title\n\nText.\n\n#### Closer\n\n3. three\n4. four')).toEqual([
    { kind: 'heading', level: 2, runs: [{ face: 'text', text: 'Title' }] },
    { kind: 'paragraph', runs: [{ face: 'text', text: 'Text.' }] },
    { kind: 'heading', level: 3, runs: [{ face: 'text', text: 'Closer' }] },
    {
      kind: 'list',
      ordered: true,
      start: 3,
      items: [[{ face: 'text', text: 'three' }], [{ face: 'text', text: 'four' }]],
    },
  ]);
});

test('emphasis chooses a face, and a link keeps its address within it', () => {
  expect(read('a **b** *c* [d **e**](/f)')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { face: 'text', text: 'a ' },
        { face: 'bold', text: 'b' },
        { face: 'text', text: ' ' },
        { face: 'italic', text: 'c' },
        { face: 'text', text: ' ' },
        { face: 'text', href: 'https://ridgelight.example/f', text: 'd ' },
        { face: 'bold', href: 'https://ridgelight.example/f', text: 'e' },
      ],
    },
  ]);
});

test('what has no shape is told with its line', () => {
  expect(() => read('Text.\n\n> Quote')).toThrow('“blockquote” (line 3 of the story)');
  expect(() => read('- a\n  - b')).toThrow('“list” in a list (line 2 of the story)');
});
