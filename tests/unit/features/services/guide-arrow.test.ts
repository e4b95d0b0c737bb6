import { expect, test } from 'vitest';
import { curve, landOn, strengthAt } from '#features/services/guide-arrow.ts';

const button = { left: 100, right: 200, top: 300, bottom: 350, x: 0, y: 0, width: 0, height: 0 };

test.each([
  ['the right', { x: 600, y: 100 }, { x: 212, y: 325 }],
  ['the left', { x: 0, y: 400 }, { x: 88, y: 325 }],
  ['above', { x: 150, y: 0 }, { x: 150, y: 288 }],
  ['below', { x: 150, y: 700 }, { x: 150, y: 362 }],
  ['the button itself', { x: 150, y: 302 }, { x: 150, y: 302 }],
])('an arrow from %s ends beside the edge that it comes to, if any', (_where, from, end) => {
  expect(landOn(button, from, 12)).toEqual(end);
});

test('the curve hangs below its line from either side', () => {
  expect(curve({ x: 500, y: 100 }, { x: 0, y: 100 })).toBe('M500 100Q250 200 0 100');
  expect(curve({ x: 0, y: 100 }, { x: 500, y: 100 })).toBe('M0 100Q250 200 500 100');
});

test('it fades with distance from 0.75, and can still be seen across the screen', () => {
  expect(strengthAt(60)).toBeCloseTo(0.75, 1);
  expect(strengthAt(550)).toBeLessThan(strengthAt(250));
  expect(strengthAt(1100)).toBeGreaterThan(0.2);
  expect(strengthAt(5000)).toBeGreaterThan(0.2);
  expect(Math.max(...[0, 48, 60, 100].map(strengthAt))).toBeLessThanOrEqual(0.75);
  expect([0, 36].map(strengthAt), 'the pointer is there').toEqual([0, 0]);
});
