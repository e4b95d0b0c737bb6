import { crestBetween, even, toPath } from './crests.ts';
import type { Point, Ridge } from './country.ts';

/** The width of the country, and of what a viewpoint sees of it. */
const whole = 11_500;
const width = 1000;

/**
 * How far the summits of each crest are below those of the far one, how deep its valleys are at most, and how many of its
 * points make one here: few are enough at the size of a card, and fewest where the crest is low.
 */
const heights = {
  far: { summit: 0, relief: 70, every: 4 },
  mid: { summit: 62, relief: 90, every: 4 },
  near: { summit: 142, relief: 52, every: 5 },
} satisfies Record<Ridge, { summit: number; relief: number; every: number }>;

export interface Viewpoint {
  /** Where in the country the view begins. */
  from: number;
  /** Where the sun stands: its share of the width, and how much of it is above the far crest. */
  sun: { at: number; risen: number };
}

/** A viewpoint for anything with a name, such as a card. The same name always has the same one. */
export function viewpoint(name: string): Viewpoint {
  return {
    from: Math.round(chance(name, 1) * (whole - width)),
    sun: { at: 0.4 + 0.28 * chance(name, 2), risen: 0.15 + 0.3 * chance(name, 3) },
  };
}

/** A number from 0 to 1 that depends only on a name (FNV-1a, mixed once more so that similar names differ). */
function chance(name: string, seed: number): number {
  let hash = 0x81_1c_9d_c5 ^ seed;
  for (const character of name + seed)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * Draws what a viewpoint sees, in a drawing of this width: paths of three crests, whose highest summit is at 0, and the
 * middle of a sun with this radius.
 */
export function drawViewpoint({ from, sun }: Viewpoint, drawn: number, radius: number) {
  const scale = drawn / width;
  const crest = (ridge: Ridge) => {
    const { summit, relief, every } = heights[ridge];
    const points = crestBetween(ridge, from, from + width)
      .map(([x, y]): Point => [x - from, y])
      .filter((_, index, all) => index % every === 0 || index === all.length - 1);
    const all = points.map(([, y]) => y);
    const [top, bottom] = [Math.min(...all), Math.max(...all)];
    const squeeze = Math.min(1, relief / (bottom - top));
    return points.map(([x, y]): Point => [
      even(x * scale),
      even((summit + (y - top) * squeeze) * scale),
    ]);
  };
  const crests = { far: crest('far'), mid: crest('mid'), near: crest('near') };
  const horizonAt = (at: number) => crests.far.findLast(([left]) => left <= at)?.[1] ?? 0;
  const x = Math.round(sun.at * drawn);
  // Keeps the sun below the words of a card, even if the crest is high.
  const y = Math.round(Math.max(horizonAt(x) + radius * (1 - 2 * sun.risen), radius * 0.6));
  return {
    far: toPath(crests.far),
    mid: toPath(crests.mid),
    near: toPath(crests.near),
    sun: { x, y, radius },
    horizonAt,
  };
}
