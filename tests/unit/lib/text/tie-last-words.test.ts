import { expect, test } from 'vitest';
import { tieLastWords } from '#lib/text/tie-last-words.ts';

test('the last two words of a text stay together', () => {
  expect(tieLastWords('It takes five minutes.')).toBe('It takes five\u00a0minutes.');
  expect(tieLastWords('One')).toBe('One');
});
