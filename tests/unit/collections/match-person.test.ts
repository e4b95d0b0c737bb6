import { matchPerson } from '#collections/match-person.ts';
import { expect, test } from 'vitest';

const ada = { id: '1', data: { name: 'Ada Lovelace' } };
const sean = { id: '2', data: { name: 'Seán O’Brien' } };
const chris = { id: '3', data: { name: 'Chris Ngo' } };
const otherChris = { id: '4', data: { name: 'Chris  Ngô' } };
const team = [ada, sean, chris, otherChris];

test('the member that the card names is taken, whatever their name', () => {
  expect(matchPerson({ name: 'Countess Lovelace', person: { id: '1' } }, team)).toBe(ada);
});

test('a card that names a missing member gets nobody, even if a name fits', () => {
  expect(matchPerson({ name: 'Ada Lovelace', person: { id: '16' } }, team)).toBeUndefined();
});

test.each([
  ['the same spelling', 'Ada Lovelace', ada],
  ['capitals', 'ADA LOVELACE', ada],
  ['more and other spaces', ' Ada\u00A0 Lovelace ', ada],
  ['a typewriter’s apostrophe', "Seán O'Brien", sean],
  ['an accent for an apostrophe', 'Seán O´Brien', sean],
  ['the accent apart from its letter', 'Sea\u0301n O’Brien', sean],
  ['no accent', 'Sean O’Brien', sean],
  ['full-width letters', 'Ａｄａ Lovelace', ada],
  ['a part of it, which is not enough', 'Ada', undefined],
  ['the name of two members: no photo rather than the wrong one', 'Chris Ngo', undefined],
])('without a named member the full name decides, with %s', (_how, name, member) => {
  expect(matchPerson({ name }, team)).toBe(member);
});
