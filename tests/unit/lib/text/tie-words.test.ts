import { expect, test } from 'vitest';
import { tieWords } from '#lib/text/tie-words.ts';

test('a short last word stays with the word before it', () => {
  expect(tieWords('We build the second.')).toBe('We build the\u00a0second.');
  expect(tieWords('Then we do it for real.')).toBe('Then we do it for\u00a0real.');
  expect(tieWords('One')).toBe('One');
});

test('a long last word may stand alone, because two would look like a forced break', () => {
  for (const text of ['what we would do differently.', 'The first wins that starts earliest.'])
    expect(tieWords(text)).toBe(text);
});

test('a tax stays with its "plus", wherever it stands', () => {
  expect(tieWords('$18,000, plus GST, for a first piece')).toBe(
    '$18,000, plus\u00a0GST, for a first\u00a0piece',
  );
});
