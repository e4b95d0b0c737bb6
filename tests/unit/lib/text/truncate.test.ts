import { truncate } from '#lib/text/truncate.ts';
import { describe, expect, test } from 'vitest';

const family = '👨‍👩‍👧‍👦';
const combinedE = 'e\u0301';

describe('at a number of characters', () => {
  test('a text of exactly that length stays whole', () => {
    expect(truncate('a'.repeat(200), 200)).toEqual({ text: 'a'.repeat(200), isCut: false });
  });

  test('one character more is cut', () => {
    expect(truncate('a'.repeat(201), 200)).toEqual({ text: 'a'.repeat(200), isCut: true });
  });

  test('a family emoji counts as one character and is never split', () => {
    expect(truncate(family.repeat(3), 3)).toEqual({ text: family.repeat(3), isCut: false });
    expect(truncate(family.repeat(4), 3)).toEqual({ text: family.repeat(3), isCut: true });
  });

  test('a letter keeps its combining mark', () => {
    expect(truncate(`caf${combinedE} noir`, 4)).toEqual({ text: `caf${combinedE}`, isCut: true });
  });

  test('no space is left at the cut', () => {
    expect(truncate('first light', 6)).toEqual({ text: 'first', isCut: true });
  });

  test('an ellipsis is a character like any other', () => {
    expect(truncate('One… two three', 6)).toEqual({ text: 'One… t', isCut: true });
  });

  test('an empty text stays empty', () => {
    expect(truncate('', 150)).toEqual({ text: '', isCut: false });
  });
});

describe('at the first ellipsis', () => {
  const cut = (text: string) => truncate(text, 10, { atEllipsis: true });

  test('the text ends before it', () => {
    expect(cut('Short … and more … still')).toEqual({ text: 'Short', isCut: true });
  });

  test('the ellipsis decides even where it stands after the limit', () => {
    expect(cut('Twelve words and… more')).toEqual({ text: 'Twelve words and', isCut: true });
  });

  test('without one the number of characters decides', () => {
    expect(cut('Twelve words')).toEqual({ text: 'Twelve wor', isCut: true });
  });

  test('one at the very end or start hides nothing and does not cut', () => {
    expect(cut('To come…')).toEqual({ text: 'To come…', isCut: false });
    expect(cut('…later')).toEqual({ text: '…later', isCut: false });
  });
});
