import { truncate, truncateAtEllipsis } from '#lib/text/truncate.ts';
import { expect, test } from 'vitest';

const family = '👨‍👩‍👧‍👦';
const combinedE = 'e\u0301';

test.each([
  ['a text of exactly that length stays whole', 'a'.repeat(200), 200, 'a'.repeat(200)],
  ['one character more is cut', 'a'.repeat(201), 200, 'a'.repeat(200)],
  ['an emoji of a family is one character', family.repeat(3), 3, family.repeat(3)],
  ['an emoji of a family is never split', family.repeat(4), 3, family.repeat(3)],
  ['a letter keeps its combining mark', `caf${combinedE} noir`, 4, `caf${combinedE}`],
  ['no space is left at the cut', 'first light', 6, 'first'],
  ['an ellipsis is a character like any other', 'One… two three', 6, 'One… t'],
  ['an empty text stays empty', '', 150, ''],
])('at a number of characters: %s', (_what, whole, length, text) => {
  expect(truncate(whole, length)).toBe(text);
});

test.each([
  ['the text ends before it', 'Short … and more … still', 'Short'],
  ['it decides even after the limit', 'Twelve words and… more', 'Twelve words and'],
  ['without one the number of characters decides', 'Twelve words', 'Twelve wor'],
  ['one at the very end hides nothing', 'To come…', 'To come…'],
  ['one at the start hides nothing', '…later', '…later'],
])('at the first ellipsis: %s', (_what, whole, text) => {
  expect(truncateAtEllipsis(whole, 10)).toBe(text);
});
