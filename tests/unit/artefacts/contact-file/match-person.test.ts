import { matchPerson } from '#artefacts/contact-file/match-person.ts';
import { describe, expect, test } from 'vitest';

const ada = { id: '1', name: 'Ada Lovelace' };
const sean = { id: '2', name: 'Seán O’Brien' };
const chris = { id: '3', name: 'Chris Ngo' };
const otherChris = { id: '4', name: 'Chris  Ngô' };
const team = [ada, sean, chris, otherChris];

test('the member that the card names is taken, whatever the names', () => {
  expect(matchPerson({ name: 'Countess Lovelace', person: { id: '1' } }, team)).toBe(ada);
});

test('a card that names a member who is not there gets nobody, even if a name fits', () => {
  expect(matchPerson({ name: 'Ada Lovelace', person: { id: '16' } }, team)).toBeUndefined();
});

describe('without a named member the full name decides', () => {
  test.each([
    ['in the same spelling', 'Ada Lovelace', ada],
    ['in capitals', 'ADA LOVELACE', ada],
    ['with more and other spaces', ' Ada\u00A0 Lovelace ', ada],
    ['with a typewriter’s apostrophe', "Seán O'Brien", sean],
    ['with an accent for an apostrophe', 'Seán O´Brien', sean],
    ['with the accent apart from its letter', 'Sea\u0301n O’Brien', sean],
    ['without the accent', 'Sean O’Brien', sean],
    ['in full-width letters', 'Ａｄａ Lovelace', ada],
  ])('%s', (_how, name, member) => {
    expect(matchPerson({ name }, team)).toBe(member);
  });

  test('part of a name is not enough', () => {
    expect(matchPerson({ name: 'Ada' }, team)).toBeUndefined();
  });

  test('two members of one name: no photo rather than the wrong one', () => {
    expect(matchPerson({ name: 'Chris Ngo' }, team)).toBeUndefined();
  });
});
