import { chance, crestBetween, kneesFrom, summits } from './crests.ts';
import type { Point, Ridge } from './country.ts';

/** The side of a mountain that lies in shade. */
export interface Facet {
  /** Where it lies as seen from its summit. */
  side: 'west' | 'east';
  outline: Point[];
}

/** A summit has a dark side if it rises this far above the valley beside it. */
const leastRise = 26;

/**
 * The sides of mountains that face away from the sun. Each starts at a summit, follows the crest down to the next valley
 * and ends behind the next crest. A mountain in the sun's own light has none.
 */
export function shadedSides(
  ridge: Ridge,
  from: number,
  to: number,
  sun: { x: number; light: number },
): Facet[] {
  return summits(ridge)
    .filter(([x]) => x > from && x < to && Math.abs(x - sun.x) > sun.light)
    .map((summit) => shadedSide(ridge, summit, summit[0] < sun.x ? 'west' : 'east'))
    .filter((facet) => facet !== undefined);
}

function shadedSide(ridge: Ridge, [x, y]: Point, side: Facet['side']): Facet | undefined {
  const away = side === 'west' ? -1 : 1;
  const slope = kneesFrom(ridge, x, away);
  const valley = slope.find(([, knee], index) => knee > y && knee >= height(slope[index + 1]));
  if (!valley || valley[1] - y < leastRise) return undefined;
  const [left, right] = [Math.min(x, valley[0]), Math.max(x, valley[0])];
  const crest = crestBetween(ridge, left, right).filter(([px]) => px >= left && px <= right);
  const width = right - left;
  const depth = Math.max(130, (valley[1] - y) * 1.8);
  const at = (share: number, drop: number): Point => [x + away * width * share, y + depth * drop];
  // The spur between light and shade descends from the summit in uneven steps. At its foot no shade is left.
  const steps = [0.15, 0.23, 0.41, 0.5, 0.7, 0.8, 1].map((drop, index) => {
    const step = index % 2 === 0 ? -0.05 : 0.05;
    return at(
      0.6 * drop ** 0.9 + step * (1 + 0.8 * chance(x, index)),
      drop + 0.05 * chance(index, x),
    );
  });
  const crestFromSummit = away < 0 ? crest.toReversed() : crest;
  return { side, outline: [...crestFromSummit, at(1.25, 1), ...steps.toReversed()] };
}

const height = (point: Point | undefined) => point?.[1] ?? -Infinity;
