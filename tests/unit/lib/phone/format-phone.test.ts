import { formatPhone } from '#lib/phone/format-phone.ts';
import { expect, test } from 'vitest';

test.each([
  ['+61255500199', '02 5550 0199'],
  ['+61491570006', '0491 570 006'],
  ['+611300555019', '1300 555 019'],
  ['+442079460018', '+442079460018'],
])('the number %s is shown as %s', (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});
