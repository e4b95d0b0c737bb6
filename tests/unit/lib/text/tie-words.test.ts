import { expect, test } from 'vitest';
import { tieWords } from '#lib/text/tie-words.ts';

test('a short last word stays with the word before it', () => {
  expect(tieWords('We build the second.')).toBe('We build the\u00a0second.');
  expect(tieWords('Then we do it together.')).toBe('Then we do it together.');
  expect(tieWords('One')).toBe('One');
});

test('two very short last words stay with the word before them', () => {
  expect(tieWords('We meet those who do the work.')).toBe(
    'We meet those who do\u00a0the\u00a0work.',
  );
  expect(tieWords('The 31 forms are now 6.')).toBe('The 31 forms are\u00a0now\u00a06.');
  expect(tieWords('It has saved everybody twice.')).toBe('It has saved everybody\u00a0twice.');
  expect(tieWords('The end.')).toBe('The\u00a0end.');
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
