import { chance, even, kneesFrom, summits } from './crests.ts';
import type { Point, Ridge } from './country.ts';

/**
 * The side of a mountain that lies in shade: from the summit down its spur, and up the next gully to the valley. It rises
 * above the crest there, which must clip it.
 */
export type Facet = Point[];

/** A summit has a dark side if it rises this far above the valley beside it. */
const leastRise = 40;

/** The steps of a line down a slope: how far each goes down, and how far it leans away from straight down. */
const steps = [
  { down: 40, lean: 0.58 },
  { down: 62, lean: 0.2 },
  { down: 28, lean: 0.6 },
  { down: 74, lean: 0.4 },
  { down: 36, lean: -0.1 },
] as const;

/**
 * The sides of mountains that face away from the sun. Each starts at a summit, reaches to the next valley and runs down
 * until the next crest hides it. A mountain in the sun's own light has none.
 */
export function shadedSides(
  ridge: Ridge,
  from: number,
  to: number,
  sun: { x: number; light: number },
  isHidden: (point: Point) => boolean,
): Facet[] {
  return summits(ridge)
    .filter(([x]) => x > from && x < to && Math.abs(x - sun.x) > sun.light)
    .map((summit) => shadedSide(ridge, summit, summit[0] < sun.x ? -1 : 1, isHidden))
    .filter((facet) => facet !== undefined);
}

function shadedSide(
  ridge: Ridge,
  summit: Point,
  away: -1 | 1,
  isHidden: (point: Point) => boolean,
): Facet | undefined {
  const [x, y] = summit;
  const slope = kneesFrom(ridge, x, away);
  const valley = slope.find(([, knee], index) => knee > y && knee >= height(slope[index + 1]));
  if (!valley || valley[1] - y < leastRise) return undefined;
  return [
    ...fall(summit, away, 1, isHidden),
    // The gully is straight, because nobody looks there.
    ...fall(valley, away, 0.8, isHidden).slice(-1),
    valley,
    [valley[0], y],
  ];
}

/** The edge of a shaded side that faces the light, from its summit down. */
export const spurOf = (facet: Facet): Point[] => facet.slice(0, -3);

/** An uneven line down the slope, from a point until it is hidden. */
function fall(
  [x, y]: Point,
  away: number,
  lean: number,
  isHidden: (point: Point) => boolean,
): Point[] {
  const points: Point[] = [[x, y]];
  // Never begins with the last step, which would leave the shade.
  for (let index = Math.abs(x) % (steps.length - 1); !isHidden([x, y]); index++) {
    const step = steps[index % steps.length] ?? steps[0];
    const down = step.down * (1 + 0.25 * chance(x, y));
    [x, y] = [even(x + away * step.lean * lean * down), even(y + down)];
    points.push([x, y]);
  }
  return points;
}

const height = (point: Point | undefined) => point?.[1] ?? -Infinity;
