import { describe, expect, test } from 'vitest';
import { readForm, summarise } from '#lib/forms/read-form.ts';
import {
  choice,
  choices,
  consent,
  emailAddress,
  optionalText,
  requiredText,
} from '#lib/forms/rules.ts';

const name = requiredText({ name: 'first name', max: 100 });
const email = emailAddress({ name: 'email', max: 254 });

describe('a required text', () => {
  test.each(['Ada', 'José', "O'Brien", '李', '👩‍🚀', 'x'.repeat(100), '🦘'.repeat(100)])(
    'accepts %s',
    (value) => expect(name([value])).toEqual({ ok: true, value }),
  );

  test('loses the space around it and the null character', () => {
    expect(name([' A\0da\t'])).toEqual({ ok: true, value: 'Ada' });
  });

  test.each([[[]], [['']], [[' \n']]])('is missing in %j', (entries) => {
    expect(name(entries)).toEqual({
      ok: false,
      kind: 'missing',
      message: 'Enter your first name',
    });
  });

  test('counts characters as the database does', () => {
    expect(name(['🦘'.repeat(101)])).toEqual({
      ok: false,
      kind: 'invalid',
      message: 'First name must be 100 characters or fewer',
    });
  });
});

describe('an optional text', () => {
  const text = optionalText({ name: 'additional comments', max: 5000 });

  test('is null where there is none', () => {
    expect(text([])).toEqual({ ok: true, value: null });
    expect(text(['  '])).toEqual({ ok: true, value: null });
  });

  test('keeps its lines', () => {
    expect(text(['one\r\ntwo\n\nfour'])).toEqual({ ok: true, value: 'one\ntwo\n\nfour' });
  });

  test('may have 5,000 characters and not one more', () => {
    expect(text(['x'.repeat(5000)])).toMatchObject({ ok: true });
    expect(text(['x'.repeat(5001)])).toMatchObject({
      message: 'Additional comments must be 5,000 characters or fewer',
    });
  });
});

describe('an e-mail address', () => {
  test.each([
    'ada@lovelace.example',
    'ada@localhost',
    "o'brien+forms@sub.domain.example",
    'josé@müller.example',
    'अदा@हिन्दी.भारत',
    `${'a'.repeat(241)}@mail.example`,
  ])('accepts %s', (value) => expect(email([value])).toEqual({ ok: true, value }));

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
    expect(email([value])).toEqual({
      ok: false,
      kind: 'invalid',
      message: 'Enter an email address like name@example.com',
    });
  });

  test('may have 254 characters', () => {
    expect(email([`${'a'.repeat(242)}@mail.example`])).toMatchObject({
      ok: false,
      kind: 'invalid',
    });
  });
});

test('a choice is null until something is chosen', () => {
  expect(choice([''])).toEqual({ ok: true, value: null });
  expect(choice(['act'])).toEqual({ ok: true, value: 'act' });
});

test('choices hold each id once', () => {
  expect(choices(['security', 'other', 'security'])).toEqual({
    ok: true,
    value: ['security', 'other'],
  });
});

describe('a form', () => {
  const schema = { selected: choices, first_name: name, email, privacy_consent: consent };
  const data = (entries: [string, string][]) => {
    const form = new FormData();
    for (const [field, value] of entries) form.append(field, value);
    return form;
  };

  test('gives its answers by field', () => {
    const entries: [string, string][] = [
      ['selected', 'a'],
      ['selected', 'b'],
      ['first_name', 'Ada'],
      ['email', 'ada@mail.example'],
      ['privacy_consent', 'yes'],
      ['unknown', 'dropped'],
    ];
    expect(readForm(schema, data(entries))).toEqual({
      ok: true,
      answers: {
        selected: ['a', 'b'],
        first_name: 'Ada',
        email: 'ada@mail.example',
        privacy_consent: true,
      },
    });
  });

  test.each([
    { entries: [], sentence: 'Please accept the privacy policy to continue.' },
    {
      entries: [
        ['privacy_consent', 'yes'],
        ['email', 'none'],
      ],
      sentence: 'Please fill in all required fields.',
    },
    {
      entries: [
        ['privacy_consent', 'yes'],
        ['email', 'none'],
        ['first_name', 'Ada'],
      ],
      sentence: 'Enter an email address like name@example.com',
    },
    {
      entries: [
        ['privacy_consent', 'yes'],
        ['email', 'none'],
        ['first_name', 'x'.repeat(101)],
      ],
      sentence: 'Please check the answers below.',
    },
  ] satisfies { entries: [string, string][]; sentence: string }[])(
    'sums its problems up as "$sentence"',
    ({ entries, sentence }) => {
      const reading = readForm(schema, data(entries));
      expect(reading.ok ? undefined : summarise(reading.problems)).toBe(sentence);
    },
  );

  test('names its problems in the order of the page', () => {
    const reading = readForm(schema, data([]));
    expect(reading.ok ? [] : reading.problems.map(({ field }) => field)).toEqual([
      'first_name',
      'email',
      'privacy_consent',
    ]);
  });
});
