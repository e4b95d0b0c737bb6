import { initials } from '#lib/text/initials.ts';
import { expect, test } from 'vitest';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King  Lovelace ', 'AL'],
  ['Cher', 'C'],
  ['José Ångström', 'JÅ'],
  ['陳大文', '陳'],
  ['प्रिया शर्मा', 'प्रिश'],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
