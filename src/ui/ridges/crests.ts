import { country, type Point, type Ridge } from './country.ts';

/** The widest that a segment may be, in x, in units of the drawing. Most are about two thirds of it. */
const longest = 22;

/** How far the rock strays from the straight line between two knees, as a share of their distance in x. */
const roughness = { far: 0.09, mid: 0.11, near: 0.09 } satisfies Record<Ridge, number>;

/**
 * The unit of heights along a crest. Even numbers compress a tenth better. The near crest needs finer ones, because it is
 * also the edge of sections, which stretches it.
 */
const grain = { far: 2, mid: 2, near: 1 } satisfies Record<Ridge, number>;

/** The points of a crest between two x: from the last one at or before `from` to the first one at or after `to`. */
export function crestBetween(ridge: Ridge, from: number, to: number): Point[] {
  const all = crest(ridge);
  const first = all.findLastIndex(([x]) => x <= from);
  const last = all.findIndex(([x]) => x >= to);
  if (first < 0 || last < 0)
    throw new Error(`The ${ridge} crest does not reach from ${from} to ${to}.`);
  return all.slice(first, last + 1);
}

/** The height of a crest at one x, where a landmark has its foot. */
export function heightAt(ridge: Ridge, x: number): number {
  const [[x0, y0], [x1, y1]] = ends(crestBetween(ridge, x, x));
  return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** The knees of a crest that are higher than both their neighbours. */
export const summits = (ridge: Ridge): Point[] =>
  knees(ridge).filter(([, y], i, all) => y < height(all[i - 1]) && y < height(all[i + 1]));

/** The knees of a crest on one side of an x, from there on: -1 is west, 1 is east. */
export const kneesFrom = (ridge: Ridge, from: number, side: -1 | 1): Point[] => {
  const all = knees(ridge).filter(([x]) => (x - from) * side >= 0);
  return side < 0 ? all.toReversed() : all;
};

/** Writes a line as whole relative steps, which is the shortest way. */
export function toPath(points: Point[], start: Point = [0, 0]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = rounded.flatMap(([x, y], index) => {
    const [fromX, fromY] = rounded[index - 1] ?? start;
    return [x - fromX, y - fromY];
  });
  return `m${steps.join(' ')}`.replaceAll(' -', '-');
}

/** Writes closed shapes. A path continues from where its last shape began. */
export const toShapes = (shapes: Point[][]): string =>
  shapes.map((points, index) => `${toPath(points, shapes[index - 1]?.[0])}z`).join('');

const knees = (ridge: Ridge): Point[] => country[ridge];
const height = (point: Point | undefined) => point?.[1] ?? -Infinity;

const drawn = new Map<Ridge, Point[]>();

/** The whole crest, with its rock. */
function crest(ridge: Ridge): Point[] {
  const known = drawn.get(ridge);
  if (known) return known;
  const [start, ...others] = knees(ridge);
  if (!start) return [];
  const points = [start];
  let from = start;
  for (const knee of others) {
    points.push(...roughen(from, knee, ridge), knee);
    from = knee;
  }
  drawn.set(ridge, points);
  return points;
}

/** The points between two others. Each half is broken again until it is short, at uneven points and by uneven amounts. */
function roughen([x0, y0]: Point, [x1, y1]: Point, ridge: Ridge): Point[] {
  const length = x1 - x0;
  if (length <= longest) return [];
  const part = 0.5 + 0.16 * chance(x0, x1);
  const rough = length * roughness[ridge] * chance(x1, x0);
  const middle: Point = [
    even(x0 + length * part),
    roundTo(grain[ridge], y0 + (y1 - y0) * part + rough),
  ];
  return [...roughen([x0, y0], middle, ridge), middle, ...roughen(middle, [x1, y1], ridge)];
}

const roundTo = (unit: number, value: number) => unit * Math.round(value / unit);
export const even = (value: number) => roundTo(2, value);

/**
 * A number from -1 to 1 that is always the same for the same two numbers, so that the rock does not change from build to
 * build.
 */
export function chance(a: number, b: number): number {
  let hash = Math.imul(a * 10, 0x9e3779b1) ^ Math.imul(b * 10, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 31 - 1;
}

function ends(points: Point[]): [Point, Point] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) throw new Error('A crest has no points.');
  return [first, last];
}
