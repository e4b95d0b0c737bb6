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
import type { Words } from '#lib/forms/words.ts';

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
  ['may have 5,000 characters', ['x'.repeat(5000)], { ok: true, value: 'x'.repeat(5000) }],
  ['may not have one more', ['x'.repeat(5001)], { ok: false, reason: 'tooLong' }],
])('an optional text %s', (_what, entries, reading) => {
  expect(optionalText(5000).check(entries)).toEqual(reading);
});

describe('an e-mail address', () => {
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

describe('a form', () => {
  const schema = { selected: choices('skills'), first_name: name, email, privacy_consent: consent };
  // The words for these fields only.
  const words = {
    fields: {
      first_name: { label: 'First Name', missing: 'Enter your first name' },
      email: { label: 'Email', missing: 'Enter your email' },
    },
    messages: {
      consent: 'Please accept.',
      required: 'Please fill in.',
      several: 'Please check.',
      email: 'Like name@example.com',
      tooLong: '“{label}” has more than {max}.',
    },
  } as unknown as Words;
  const data = (entries: Record<string, string | string[]>) => {
    const form = new FormData();
    for (const [field, values] of Object.entries(entries))
      for (const value of [values].flat()) form.append(field, value);
    return form;
  };

  test('gives its answers by field', () => {
    const answers = { selected: ['a', 'b'], first_name: 'Ada', email: 'ada@mail.example' };
    const form = data({ ...answers, privacy_consent: 'yes', unknown: 'dropped' });
    expect(readForm(schema, form, words)).toEqual({
      answers: { ...answers, privacy_consent: true },
      problems: [],
    });
  });

  const consented = { privacy_consent: 'yes', email: 'none' };

  test.each([
    { entries: {}, sentence: 'Please accept.' },
    { entries: consented, sentence: 'Please fill in.' },
    { entries: { ...consented, first_name: 'Ada' }, sentence: 'Like name@example.com' },
    { entries: { ...consented, first_name: 'x'.repeat(101) }, sentence: 'Please check.' },
  ])('sums its problems up as "$sentence"', ({ entries, sentence }) => {
    const { problems } = readForm(schema, data(entries), words);
    expect(summarise(problems, words)).toBe(sentence);
  });

  test('says which answer is too long, and how long it may be', () => {
    const form = data({ first_name: 'x'.repeat(5001) });
    expect(readForm({ first_name: requiredText(5000) }, form, words)).toMatchObject({
      problems: [{ message: '“First Name” has more than 5,000.' }],
    });
  });
});
