import type { Point, Ridge } from '#ui/ridges/country.ts';
import { summits } from '#ui/ridges/crests.ts';

/** A part of the country. */
export interface Stretch {
  west: number;
  east: number;
}

/** The highest summits of a ridge, from west to east. No two are close together, and none is close to an end. Fewer if
 * there is no room. */
export function chooseSummits(ridge: Ridge, { west, east }: Stretch, count: number): Point[] {
  const apart = (east - west) / (2 * count);
  const margin = apart / 4;
  const chosen: Point[] = [];
  // A smaller y is higher.
  for (const summit of summits(ridge).toSorted(([, a], [, b]) => a - b)) {
    const [x] = summit;
    const isFree = chosen.every(([other]) => Math.abs(other - x) > apart);
    if (chosen.length < count && isFree && x > west + margin && x < east - margin)
      chosen.push(summit);
  }
  return chosen.toSorted(([a], [b]) => a - b);
}
