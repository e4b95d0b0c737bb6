import { range } from './range.ts';

export type Point = [x: number, y: number];
export type Ridge = keyof typeof range;

/** The points of a crest between two places of the range, the first at 0. */
export function cut(ridge: Ridge, from: number, width: number): Point[] {
  const all = readPoints(range[ridge]);
  const first = all.findLastIndex(([x]) => x <= from);
  const last = all.findIndex(([x]) => x >= from + width);
  return all.slice(first, last + 1).map(([x, y]) => [x - from, y]);
}

function readPoints(path: string): Point[] {
  let [x, y] = [0, 0];
  return Array.from(path.matchAll(/(-?\d+) ?(-?\d+)/g), ([, right, down]): Point => {
    x += Number(right);
    y += Number(down);
    return [x, y];
  });
}

/** Whole numbers, each written as its distance from the one before: the shortest way to write a line. */
export function toPath(points: Point[]): string {
  const places = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = places.flatMap(([x, y], index) => {
    const [fromX, fromY] = places[index - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
  return `m${steps.join(' ')}`.replaceAll(' -', '-');
}

/** The light along a crest: a ribbon that is widest at the sun and ends where its light ends. */
export function ribbon(crest: Point[], sun: number, widest: number, reach: number): Point[] {
  const lit = crest.filter(([x]) => Math.abs(x - sun) < reach);
  const foot = lit.map(([x, y]): Point => {
    const nearness = 1 - Math.abs(x - sun) / reach;
    return [x, y + widest * nearness ** 1.3];
  });
  return [...lit, ...foot.toReversed()];
}

/** The sides of the main peaks that are turned away from the sun: each from its peak to the next valley. */
export function shadows(crest: Point[], sun: number): Point[][] {
  return crest.flatMap(([x, y], index) => {
    const away = x < sun ? -1 : 1;
    if (!rises(crest, [x, y], away, 24) || !rises(crest, [x, y], -away, 9)) return [];
    const slope = away < 0 ? crest.slice(0, index + 1).toReversed() : crest.slice(index);
    const side: Point[] = [];
    let lowest = y;
    for (const [px, py] of slope) {
      if (py < lowest - 12 || Math.abs(px - x) > 190) break;
      lowest = Math.max(lowest, py);
      side.push([px, py]);
    }
    const [endX, endY] = side.at(-1) ?? [x, y];
    const [width, depth] = [endX - x, (endY - y) * 1.5 + 60];
    // The spur that divides light from shadow comes down in steps.
    const spur = [0.88, 0.7, 0.5, 0.36, 0.16].map((part, step): Point => [
      x + width * (0.34 * part + (step % 2 ? -0.07 : 0.06)),
      y + depth * part,
    ]);
    return [[...side, [endX - width * 0.1, endY + depth * 0.3] as Point, ...spur]];
  });
}

/** Whether a place is the highest around, and stands well above what lies to one side of it. */
function rises(crest: Point[], [x, y]: Point, side: number, height: number): boolean {
  const around = crest.filter(([px]) => (px - x) * side > 0 && (px - x) * side < 100);
  const lowest = Math.max(...around.map(([, py]) => py));
  return lowest > y + height && around.every(([px, py]) => py > y || Math.abs(px - x) > 60);
}
