import { expect, test } from 'vitest';
import { directionOf } from '#lib/travel/travel.ts';

test.each([
  ['/', '/services', 'eastward'],
  ['/team', '/work', 'westward'],
  ['/get-started', '/', 'westward'],
  ['/privacy-policy', '/', 'eastward'],
  ['/work', '/work', undefined],
  ['/privacy-policy', '/terms-and-conditions', undefined],
])('from %s to %s the way is %s', (from, to, way) => {
  expect(directionOf(from, to)).toBe(way);
});
