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
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    x += numbers[i] ?? 0;
    y += numbers[i + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

/** Whole numbers, each written as its distance from the one before: the shortest way to write a line. */
export function toPath(points: Point[]): string {
  let [fromX, fromY] = [0, 0];
  const steps = points.map(([x, y]) => {
    const [dx, dy] = [Math.round(x) - fromX, Math.round(y) - fromY];
    [fromX, fromY] = [fromX + dx, fromY + dy];
    return `${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `m${steps.join(' ')}`.replaceAll(' -', '-');
}
