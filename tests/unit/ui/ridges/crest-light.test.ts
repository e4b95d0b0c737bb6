import { crestLight } from '#ui/ridges/crest-light.ts';
import { expect, test } from 'vitest';

const sun = 900;
const light = crestLight(sun, 5);

/** How far one half of the light raises the crest at an x. */
function raise(side: 'west' | 'east', x: number): number {
  const [, tilt = 0, , , , move = 0] = [...light[side].matrix.matchAll(/-?[\d.]+/g)].map(Number);
  return -(tilt * x + move);
}

test.each(['west', 'east'] as const)(
  'in the %s the light along a crest grows thinner and paler until nothing is left',
  (side) => {
    const { from, to } = light[side];
    expect(raise(side, sun)).toBeCloseTo(5);
    expect(raise(side, (from + sun) / 2)).toBeCloseTo(2.5, 1);
    expect(raise(side, from)).toBeCloseTo(0);
    expect(raise(side, from + (from - sun))).toBeLessThan(0);
    // No gap between the halves.
    expect(Math.sign(to - sun)).toBe(-Math.sign(from - sun));
  },
);

test('its light has ended at the edges of a tablet', () => {
  // A tablet held upright shows about 900 of 1440 units.
  expect(light.east.from - light.west.from).toBeLessThan(900);
});
