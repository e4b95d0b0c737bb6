import type { Point } from './country.ts';

/** The two edges of the lit side of a mountain, each from its summit down. */
interface LitSide {
  west: Point[];
  east: Point[];
}

/** Where the road turns, as shares of the way down. It turns less often the nearer it comes. */
const turns = [0.065, 0.13, 0.21, 0.31, 0.44, 0.59, 0.77];

/** A hairpin: its middle, half of how thick the road looks there, and the radius of the turn. */
interface Turn {
  x: number;
  y: number;
  half: number;
  radius: number;
  way: -1 | 1;
}

/** A corner of an outline, or a curve: where it begins, its handle, and where it ends. */
export type Bend = [Point] | [from: Point, handle: Point, to: Point];

/**
 * A road down the lit side of a mountain, from its summit to below the foot: hairpins in turn near the middle of it
 * and near its west edge. It is an outline, because a line would be as wide at the summit as at the foot.
 */
export function drawRoad(litSide: LitSide, foot: number): Bend[] {
  const [[x, y] = [0, 0]] = litSide.west;
  const turnAt = (share: number, index: number): Turn => {
    const way = index % 2 === 0 ? 1 : -1;
    const down = y + share * (foot - y);
    const west = xAt(litSide.west, down);
    const room = xAt(litSide.east, down) - west;
    const half = 0.5 + 6.5 * share ** 1.2;
    const radius = half + 1.2 + 4 * share;
    const inset =
      way > 0 ? Math.min(0.6 * room, 20 + 150 * share) : 0.1 * Math.min(room, 200) + 2 * radius;
    return { x: west + inset, y: down, half, radius, way };
  };
  const hairpins = turns.map(turnAt);
  // Lower than the foot, so that a hill hides how it ends.
  const end = turnAt(1.1, turns.length);
  // Going down, each side of the road is outside in every second turn.
  const side = (outside: -1 | 1) =>
    hairpins.map((turn) => around(turn, turn.radius + turn.way * outside * turn.half));
  const back = side(-1).map(([from, handle, to]): Bend => [to, handle, from]);
  return [
    [[x, y + 5]],
    ...side(1),
    [[end.x, end.y + end.half]],
    [[end.x, end.y - end.half]],
    ...back.toReversed(),
  ];
}

export const toOutline = (bends: Bend[]): string =>
  `M${bends.map(([first, ...curve]) => write([first]) + (curve.length > 0 ? `Q${write(curve)}` : '')).join('L')}z`;

/** The x of a line that goes down, at a height. Below its end it goes straight down. */
function xAt(line: Point[], y: number): number {
  const below = line.findIndex(([, down]) => down >= y);
  const [[x0, y0], [x1, y1]] = [line.at(below - 1), line.at(below)] as [Point, Point];
  return below <= 0 ? x1 : x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
}

/** One side of a turn. */
const around = ({ x, y, way }: Turn, radius: number): [Point, Point, Point] => [
  [x, y - radius],
  [x + way * 2.6 * radius, y],
  [x, y + radius],
];

const write = (points: Point[]) => points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ');
const round = (value: number) => Number(value.toFixed(1));
