import { leanTowards } from '#ui/tilt/lean.ts';
import { expect, test } from 'vitest';

const box = { left: 100, top: 50, width: 200, height: 100 };

test.each([
  ['the middle', { x: 200, y: 100 }, { x: 0, y: 0 }],
  ['the top left corner', { x: 100, y: 50 }, { x: -1, y: -1 }],
  ['the right edge', { x: 300, y: 100 }, { x: 1, y: 0 }],
  ['a finger that has slid off', { x: 900, y: 0 }, { x: 1, y: -1 }],
])('%s', (_where, point, lean) => {
  expect(leanTowards(point, box)).toEqual(lean);
});
