import { leanTowards } from '#ui/tilt/lean.ts';
import { expect, test } from 'vitest';

const box = { left: 100, top: 50, width: 200, height: 100 };
const half = Math.SQRT1_2;

test.each([
  ['the middle', { x: 200, y: 100 }, { x: 0, y: 0 }],
  ['half way to the left edge', { x: 150, y: 100 }, { x: -0.5, y: 0 }],
  ['the right edge', { x: 300, y: 100 }, { x: 1, y: 0 }],
  ['the top left corner, no farther than an edge', { x: 100, y: 50 }, { x: -half, y: -half }],
  ['a finger that has slid off', { x: 900, y: 100 }, { x: 1, y: 0 }],
])('%s', (_where, point, { x, y }) => {
  const lean = leanTowards(point, box);
  expect(lean.x).toBeCloseTo(x);
  expect(lean.y).toBeCloseTo(y);
});
