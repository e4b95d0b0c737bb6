import { describe, expect, test } from 'vitest';
import { cleanText } from '#lib/forms/clean-text.ts';

/** Invisible characters that are copied along from address books, web pages and messengers. */
const invisible = [
  '\0',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u17b4',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2063',
  '\u2066',
  '\u2069',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\ufff9',
  '\u{e0061}',
  '\u{e0100}',
];
const code = (text: string) => [...text].map((each) => `U+${each.codePointAt(0)?.toString(16)}`);

test.each(invisible)('an address, a name and a text lose %j wherever it is', (letter) => {
  for (const kind of ['address', 'line', 'text'] as const)
    for (const text of [
      `${letter}ada@mail.example`,
      `ada${letter}@mail.example`,
      `ada@ma${letter}il.example`,
      `ada@mail.example${letter}`,
    ])
      expect(code(cleanText(text, kind))).toEqual(code('ada@mail.example'));
});

describe('what a script or an emoji needs', () => {
  test.each([
    ['a Persian name', 'علی\u200cرضا'],
    ['a Persian abbreviation', 'ه\u200d'],
    ['a vowel sign before a non-joiner', 'مَ\u200cها'],
    ['Hindi', 'क\u094d\u200dष'],
    ['Bengali', 'র\u200d\u09cd\u09af'],
    ['Malayalam at the end of a word', 'ന\u0d4d\u200d'],
    ['Sinhala', 'ශ\u0dca\u200dරී'],
    ['a Japanese variant', '葛\u{e0100}城'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180b'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a skin and a trade', '👩🏽\u200d🚀'],
    ['a red heart on fire', '❤\ufe0f\u200d🔥'],
    ['a rainbow flag', '🏳\ufe0f\u200d🌈'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a key', '1\ufe0f\u20e3'],
  ])('stays in names and texts: %s', (_what, text) => {
    expect(code(cleanText(text, 'line'))).toEqual(code(text));
    expect(code(cleanText(`${text}\n${text}`, 'text'))).toEqual(code(`${text}\n${text}`));
  });

  test.each([
    ['in Latin', 'A\u200cd\u200da', 'Ada'],
    ['after a space', 'کتاب \u200cها', 'کتاب ها'],
    ['before a space', 'کتاب\u200c ها', 'کتاب ها'],
    ['twice', 'ه\u200d\u200d', 'ه\u200d'],
    ['a tag without a flag', 'x\u{e0067}\u{e007f}', 'x'],
    ['a look without an emoji', 'x\ufe0f', 'x'],
  ])('goes where nothing needs it: %s', (_what, text, cleaned) => {
    expect(code(cleanText(text, 'line'))).toEqual(code(cleaned));
  });
});

test.each(['', ' ', '\u200b', '\u200c\u200d', '\u3164', '\u2800', '\u00a0\ufeff\u00ad', '\n\t\0'])(
  '%j is nothing',
  (text) => {
    for (const kind of ['address', 'line', 'text'] as const) expect(cleanText(text, kind)).toBe('');
  },
);

test('letters are composed, and a name has one line', () => {
  expect(cleanText('Mu\u0308ller', 'line')).toBe('Müller');
  expect(cleanText(' Ada\u00a0\u00a0de\nLovelace\t', 'line')).toBe('Ada de Lovelace');
  expect(cleanText('\u202a+61\u00a02\u202f5550 0199\u202c', 'address')).toBe('+61 2 5550 0199');
});

test('a text keeps its lines and tabs', () => {
  expect(cleanText('one\r\ntwo\rthree\u2028four\n\n\tsix', 'text')).toBe(
    'one\ntwo\nthree\nfour\n\n\tsix',
  );
});
