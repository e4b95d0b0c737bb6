import { describe, expect, test } from 'vitest';
import * as rules from '#lib/forms/rules.ts';

const name = rules.requiredText('line', 100);
const email = rules.emailAddress(254);

/** The answer that a rule reads from these form entries, or the reason why it is not accepted. */
function read(field: rules.Rule<unknown>, entries: string[]) {
  const data = new FormData();
  for (const entry of entries) data.append('field', entry);
  const { answers, problems } = rules.readForm({ field }, data);
  return answers ? { value: answers.field } : { reason: problems[0]?.reason };
}

describe('a required text', () => {
  test.each(['Ada', 'José', "O'Brien", '李', '👩‍🚀', 'x'.repeat(100), '🦘'.repeat(100)])(
    'accepts %s',
    (value) => expect(read(name, [value])).toEqual({ value }),
  );

  test('loses the space around it and what nobody sees', () => {
    expect(read(name, [' \u202aA\0da\u202c\t'])).toEqual({ value: 'Ada' });
  });

  test.each([[[]], [['']], [[' \n']], [['\u200b']]])('is missing in %j', (entries) => {
    expect(read(name, entries)).toEqual({ reason: 'missing' });
  });

  test('counts characters as the database does', () => {
    expect(read(name, ['🦘'.repeat(101)])).toEqual({ reason: 'tooLong' });
  });
});

test.each([
  ['is null where there is none', [], { value: null }],
  ['is null where there are spaces', ['  '], { value: null }],
  ['keeps its lines', ['one\r\ntwo\n\nfour'], { value: 'one\ntwo\n\nfour' }],
])('an optional text %s', (_what, entries, reading) => {
  expect(read(rules.optionalText('text'), entries)).toEqual(reading);
});

describe('an email address', () => {
  test.each([
    'ada@lovelace.example',
    'ada@localhost',
    "o'brien+forms@sub.domain.example",
    'josé@müller.example',
    'अदा@हिन्दी.भारत',
    `${'a'.repeat(241)}@mail.example`,
  ])('accepts %s', (value) => expect(read(email, [value])).toEqual({ value }));

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
    expect(read(email, [value])).toEqual({ reason: 'email' });
  });

  test('may have 254 characters', () => {
    const tooLong = `${'a'.repeat(242)}@mail.example`;
    expect(read(email, [tooLong])).toEqual({ reason: 'tooLong' });
  });
});

test('a choice is null until something is chosen, and choices hold each id once', () => {
  expect(read(rules.choice('locales'), [''])).toEqual({ value: null });
  expect(read(rules.choice('locales'), ['act'])).toEqual({ value: 'act' });
  const twice = read(rules.choices('skills'), ['security', 'other', 'security']);
  expect(twice).toEqual({ value: ['security', 'other'] });
});
