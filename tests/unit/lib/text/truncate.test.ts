import { truncate } from '#lib/text/truncate.ts';
import { expect, test } from 'vitest';

const family = '👨‍👩‍👧‍👦';
const combinedE = 'e\u0301';

test.each([
  ['a text of exactly that length stays whole', 'a'.repeat(200), 200, 'a'.repeat(200), false],
  ['one character more is cut', 'a'.repeat(201), 200, 'a'.repeat(200), true],
  ['an emoji of a family is one character', family.repeat(3), 3, family.repeat(3), false],
  ['an emoji of a family is never split', family.repeat(4), 3, family.repeat(3), true],
  ['a letter keeps its combining mark', `caf${combinedE} noir`, 4, `caf${combinedE}`, true],
  ['no space is left at the cut', 'first light', 6, 'first', true],
  ['an ellipsis is a character like any other', 'One… two three', 6, 'One… t', true],
  ['an empty text stays empty', '', 150, '', false],
])('at a number of characters: %s', (_what, whole, length, text, isCut) => {
  expect(truncate(whole, length)).toEqual({ text, isCut });
});

test.each([
  ['the text ends before it', 'Short … and more … still', 'Short', true],
  ['it decides even after the limit', 'Twelve words and… more', 'Twelve words and', true],
  ['without one the number of characters decides', 'Twelve words', 'Twelve wor', true],
  ['one at the very end hides nothing', 'To come…', 'To come…', false],
  ['one at the start hides nothing', '…later', '…later', false],
])('at the first ellipsis: %s', (_what, whole, text, isCut) => {
  expect(truncate(whole, 10, { atEllipsis: true })).toEqual({ text, isCut });
});
