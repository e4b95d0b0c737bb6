import { relativeAge } from '#lib/time/relative-age.ts';
import { expect, test } from 'vitest';

const now = new Date('2026-03-01T09:00:00Z');

test.each([
  [-3, '1 day ago'],
  [0, '1 day ago'],
  [1, '1 day ago'],
  [1.01, '2 days ago'],
  [2, '2 days ago'],
  [6, '6 days ago'],
  [6.5, '1 week ago'],
  [7, '1 week ago'],
  [13, '1 week ago'],
  [14, '2 weeks ago'],
  [29, '4 weeks ago'],
  [29.5, '1 month ago'],
  [30, '1 month ago'],
  [59, '1 month ago'],
  [60, '2 months ago'],
  [400, '13 months ago'],
])('%d days before now is "%s"', (days, age) => {
  expect(relativeAge(new Date(now.getTime() - days * 86_400_000), now)).toBe(age);
});
