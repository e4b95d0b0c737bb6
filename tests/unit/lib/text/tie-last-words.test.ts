import { expect, test } from 'vitest';
import { tieLastWords } from '../../../../src/lib/text/tie-last-words.ts';

test('the last three words of a text stay together', () => {
  expect(tieLastWords('It takes five minutes.')).toBe('It takes\u00a0five\u00a0minutes.');
  expect(tieLastWords('Two words')).toBe('Two words');
});
