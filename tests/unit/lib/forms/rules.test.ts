import { describe, expect, test } from 'vitest';
import { choice, choices, emailAddress, optionalText, requiredText } from '#lib/forms/rules.ts';

const name = requiredText(100);
const email = emailAddress(254);

describe('a required text', () => {
  test.each(['Ada', 'José', "O'Brien", '李', '👩‍🚀', 'x'.repeat(100), '🦘'.repeat(100)])(
    'accepts %s',
    (value) => expect(name.check([value])).toEqual({ ok: true, value }),
  );

  test('loses the space around it and what nobody sees', () => {
    expect(name.check([' \u202aA\0da\u202c\t'])).toEqual({ ok: true, value: 'Ada' });
  });

  test.each([[[]], [['']], [[' \n']], [['\u200b']]])('is missing in %j', (entries) => {
    expect(name.check(entries)).toEqual({ ok: false, reason: 'missing' });
  });

  test('counts characters as the database does', () => {
    expect(name.check(['🦘'.repeat(101)])).toEqual({ ok: false, reason: 'tooLong' });
  });
});

test.each([
  ['is null where there is none', [], { ok: true, value: null }],
  ['is null where there are spaces', ['  '], { ok: true, value: null }],
  ['keeps its lines', ['one\r\ntwo\n\nfour'], { ok: true, value: 'one\ntwo\n\nfour' }],
])('an optional text %s', (_what, entries, reading) => {
  expect(optionalText().check(entries)).toEqual(reading);
});

describe('an email address', () => {
  test.each([
    'ada@lovelace.example',
    'ada@localhost',
    "o'brien+forms@sub.domain.example",
    'josé@müller.example',
    'अदा@हिन्दी.भारत',
    `${'a'.repeat(241)}@mail.example`,
  ])('accepts %s', (value) => expect(email.check([value])).toEqual({ ok: true, value }));

  test.each([
    'ada',
    '@mail.example',
    'ada@',
    'ada@@mail.example',
    'ada@mail..example',
    'ada lovelace@mail.example',
    'ada@mail.example.',
    'ada@-mail.example',
    'ada@mail-.example',
    'Ada <ada@mail.example>',
    'ada@mail.example, bob@mail.example',
  ])('refuses %s', (value) => {
    expect(email.check([value])).toEqual({ ok: false, reason: 'email' });
  });

  test('may have 254 characters', () => {
    const tooLong = `${'a'.repeat(242)}@mail.example`;
    expect(email.check([tooLong])).toEqual({ ok: false, reason: 'tooLong' });
  });
});

test('a choice is null until something is chosen, and choices hold each id once', () => {
  expect(choice('locales').check([''])).toEqual({ ok: true, value: null });
  expect(choice('locales').check(['act'])).toEqual({ ok: true, value: 'act' });
  const twice = choices('skills').check(['security', 'other', 'security']);
  expect(twice).toEqual({ ok: true, value: ['security', 'other'] });
});
