import { expect, test } from 'vitest';
import { drawCurve, landOn, strengthAt } from '#features/services/arrow-geometry.ts';

const button = { left: 100, right: 200, top: 300, bottom: 350, x: 0, y: 0, width: 0, height: 0 };
const [left, right] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
];
const [up, down] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

test.each([
  ['the right', { x: 600, y: 320 }, { x: 212, y: 320, away: right }],
  ['far above on the right', { x: 600, y: 100 }, { x: 212, y: 316, away: right }],
  ['the left', { x: 0, y: 400 }, { x: 88, y: 334, away: left }],
  ['above', { x: 150, y: 0 }, { x: 150, y: 288, away: up }],
  ['below', { x: 150, y: 700 }, { x: 150, y: 362, away: down }],
  ['far below on the right', { x: 290, y: 700 }, { x: 184, y: 362, away: down }],
  ['the button itself', { x: 150, y: 302 }, { x: 150, y: 302, away: { x: 0, y: 0 } }],
])('an arrow from %s ends beside the nearest edge', (_where, from, end) => {
  expect(landOn(button, from)).toEqual(end);
});

test('an arrow comes to the edge at a right angle, from wherever it starts', () => {
  for (const from of [
    { x: 600, y: 100 },
    { x: 290, y: 700 },
    { x: -300, y: 0 },
  ]) {
    const landing = landOn(button, from);
    const numbers =
      drawCurve(from, landing)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const [approachX = 0, approachY = 0, endX = 0, endY = 0] = numbers.slice(4);
    const way = { x: Math.sign(approachX - endX), y: Math.sign(approachY - endY) };
    expect(way).toEqual(landing.away);
  }
});

test('it fades with distance from 0.75, and can still be seen across the screen', () => {
  expect(strengthAt(60)).toBeCloseTo(0.75, 1);
  expect(strengthAt(550)).toBeLessThan(strengthAt(250));
  expect(strengthAt(1100)).toBeGreaterThan(0.2);
  expect(strengthAt(5000)).toBeGreaterThan(0.2);
  expect(Math.max(...[0, 48, 60, 100].map(strengthAt))).toBeLessThanOrEqual(0.75);
  expect([0, 36].map(strengthAt), 'the pointer is there').toEqual([0, 0]);
});
