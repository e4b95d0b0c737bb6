import { expect, test } from 'vitest';
import { tieLastWords } from '#lib/text/tie-last-words.ts';

test('a short last word stays with the word before it', () => {
  expect(tieLastWords('We build the second.')).toBe('We build the\u00a0second.');
  expect(tieLastWords('Then we do it for real.')).toBe('Then we do it for\u00a0real.');
  expect(tieLastWords('One')).toBe('One');
});

test('a long last word may stand alone, because two would look like a forced break', () => {
  for (const text of ['what we would do differently.', 'The first wins that starts earliest.'])
    expect(tieLastWords(text)).toBe(text);
});
