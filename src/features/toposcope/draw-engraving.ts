import type { Point, Ridge } from '#ui/ridges/country.ts';
import { crestBetween } from '#ui/ridges/crests.ts';
import { shadedSides, spurOf } from '#ui/ridges/facets.ts';
import { views } from '#ui/ridges/views.ts';
import { chooseSummits, type Stretch } from './choose-summits.ts';
import { peakAt } from './peak-at.ts';

/** How many peaks have their labels above the panorama, and how many below it. */
export interface PeakCounts {
  far: number;
  mid: number;
}

/** The size of an engraving, and how the country fills it. */
export interface Format {
  width: number;
  height: number;
  /** From the upper edge to the highest summit. */
  sky: number;
  /** How much the heights of the country are stretched. */
  steep: number;
  /** One of how many points of a crest is drawn. */
  every: number;
  sunRadius: number;
}

export const formats = {
  /** The labels are above and below their peaks. */
  wide: { width: 1440, height: 436, sky: 60, steep: 1.24, every: 1, sunRadius: 46 },
  /** Numbers and letters lead from the peaks to the labels. */
  narrow: { width: 480, height: 340, sky: 40, steep: 1, every: 2, sunRadius: 26 },
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** How far the nearer ridges are moved up. */
const lift = { far: 0, mid: 24, near: 56 } satisfies Record<Ridge, number>;

/** Half of the widest stretch. A wider one would pass the eastern end of the country. */
const mostHalf = 3600;

/** How far the ridges go on beyond both edges of the drawing. */
export const beyond = 130;

/** What an engraver draws: the crests, what lies in shade, the peaks, and the sun. The mountains are as high as they are in the country. */
export function drawEngraving(counts: PeakCounts, { width, height, sky, steep, every }: Format) {
  const { west, east } = findStretch(counts);
  const top = Math.min(...crestBetween('far', west, east).map(([, y]) => y));

  const ridgeOf = (ridge: Ridge, count: number) => {
    const summits = chooseSummits(ridge, { west, east }, count);
    // The ridge is drawn out or pushed together between its summits until each stands on the line of its label.
    const lineOf = (index: number) => ((index + peakAt) / count) * width;
    const knots: Point[] = [
      [west - beyond, -beyond],
      ...summits.map(([x], index): Point => [x, lineOf(index)]),
      [east + beyond, width + beyond],
    ];
    const toY = (y: number) => Math.round(sky + (y - top - lift[ridge]) * steep);
    const toDrawing = ([x, y]: Point): Point => [Math.round(follow(knots, x)), toY(y)];
    const isHidden = ([, y]: Point) => toY(y) > height;
    const rock = crestBetween(ridge, west - beyond, east + beyond);
    const isSummit = ([x]: Point) => summits.some(([at]) => at === x);
    const facets = shadedSides(ridge, west, east, { x: sun.x, light: 0 }, isHidden);
    return {
      crest: rock.filter((point, index) => index % every === 0 || isSummit(point)).map(toDrawing),
      shades: facets.map((facet) => facet.map(toDrawing)),
      spurs: facets.map((facet) => spurOf(facet).map(toDrawing)),
      // Not rounded, because the line to a label goes on in the edge of that label.
      peaks: summits.map(([, y], index): Point => [lineOf(index), toY(y)]),
      at: (x: number) => toDrawing([x, follow(rock, x)]),
    };
  };
  const far = ridgeOf('far', counts.far);
  const [sunX, sunY] = far.at(sun.x);
  return {
    far,
    mid: ridgeOf('mid', counts.mid),
    near: ridgeOf('near', 0),
    // A little lower than half risen.
    sun: { x: sunX, y: sunY + 8 },
  };
}

const { from, width: least, sun } = views.team;

/** The part of the country around the lookout of Team: as wide as that view, or wider until it has enough summits. */
function findStretch(counts: PeakCounts): Stretch {
  const middle = from + least / 2 + 90;
  for (let half = least / 2; half < mostHalf; half += 70) {
    const stretch = { west: middle - half, east: middle + half };
    const has = (ridge: 'far' | 'mid') =>
      chooseSummits(ridge, stretch, counts[ridge]).length === counts[ridge];
    if (has('far') && has('mid')) return stretch;
  }
  throw new Error(
    `The toposcope has no room for ${counts.far} case studies and ${counts.mid} services. ` +
      `Show fewer (src/collections/pages/team.ts), or draw more summits near x = ${middle} (src/ui/ridges/knees/).`,
  );
}

/** The y of a line at an x. */
function follow(line: Point[], x: number): number {
  const next = line.findIndex(([at]) => at >= x);
  const end = next < 0 ? line.length - 1 : Math.max(1, next);
  const [[x0, y0], [x1, y1]] = [line.at(end - 1), line.at(end)] as [Point, Point];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
