import { describe, expect, test } from 'vitest';
import type { Point, Ridge } from '#ui/ridges/country.ts';
import { drawView } from '#ui/ridges/draw-view.ts';
import { views, type ViewName } from '#ui/ridges/views.ts';

type Edge = [Point, Point];

const names = Object.keys(views) as ViewName[];
const ridges: Ridge[] = ['far', 'mid', 'near'];

/** The height of a crest at one x of its view. Larger numbers are lower. */
function heightOf(crest: Point[], at: number): number {
  const index = crest.findIndex(([x]) => x >= at);
  const [[x0, y0], [x1, y1]] = [crest[Math.max(0, index - 1)], crest[index]] as [Point, Point];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}

describe.each(names)('the country seen from %s', (name) => {
  const view = drawView(name);
  const { near } = view.ridges;

  test.each(ridges)('has a %s crest of some 110 short and uneven segments', (ridge) => {
    const { crest } = view.ridges[ridge];
    const seen = crest.filter(([x]) => x >= 0 && x <= view.width);
    const steps = seen.slice(1).map(([x], index) => x - (seen[index]?.[0] ?? 0));
    expect((seen.length * 1440) / view.width).toBeGreaterThan(85);
    expect((seen.length * 1440) / view.width).toBeLessThan(135);
    expect(Math.max(...steps)).toBeLessThan(23);
    expect(new Set(steps).size).toBeGreaterThan(6);
  });

  test('has a near crest without level shelves, because the edge of a section stretches it', () => {
    const steps = near.crest.slice(1).map(([, y], index) => y - (near.crest[index]?.[1] ?? 0));
    expect(steps.filter((step) => step === 0).length / steps.length).toBeLessThan(0.16);
  });

  test('reaches beyond both edges as far as it glides', () => {
    // glide.css.ts
    const shares = { far: 0.04, mid: 0.07, near: 0.13 };
    for (const ridge of ridges) {
      const { crest } = view.ridges[ridge];
      expect(crest[0]?.[0]).toBeLessThan(-shares[ridge] * view.width);
      expect(crest.at(-1)?.[0]).toBeGreaterThan((1 + shares[ridge]) * view.width);
    }
  });

  test('has nothing that stands in the air or is buried', () => {
    for (const { x, width, foot } of view.landmarks) {
      const under = Array.from({ length: 21 }, (_, part) =>
        heightOf(near.crest, x + (part / 20) * width),
      );
      for (const ground of under) expect(foot).toBeGreaterThanOrEqual(ground - 0.5);
      expect(foot).toBeLessThan(Math.min(...under) + 24);
    }
  });

  test('has shade away from the sun, and none in its own light', () => {
    for (const ridge of ridges) {
      for (const [summit, ...others] of view.ridges[ridge].shades) {
        const distance = (summit?.[0] ?? 0) - view.sun.x;
        expect(Math.abs(distance)).toBeGreaterThan(view.sun.radius);
        for (const [x] of others) expect((x - view.sun.x) / distance).toBeGreaterThanOrEqual(1);
      }
    }
  });

  test('has shade that falls like rock, from its summit to where the next crest hides it', () => {
    for (const [ridge, next] of [
      ['far', 'mid'],
      ['mid', 'near'],
    ] as const) {
      for (const outline of view.ridges[ridge].shades) {
        const [summit = [0, 0]] = outline;
        expect(summit[1]).toBeCloseTo(heightOf(view.ridges[ridge].crest, summit[0]));
        // The last corner is above the crest, which clips it.
        const edges = outline.slice(1, -1).map((to, index) => [outline[index], to] as Edge);
        const isHidden = ([x, y]: Point) =>
          x < 0 ||
          x > view.width ||
          y > Math.min(view.height, heightOf(view.ridges[next].crest, x));
        const seen = edges.filter((edge) => !edge.every(isHidden));
        for (const [from, to] of seen) {
          const lean = Math.atan2(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
          expect((lean * 180) / Math.PI).toBeLessThan(35);
        }
        // Both lines reach down to their foot.
        expect(edges.filter((edge) => edge.every(isHidden))).not.toEqual([]);
      }
    }
  });

  test('shows three ranges on a phone too', () => {
    // A phone shows this share of the view.
    const part = 390 / 960;
    const from = view.focus * (1 - part) * view.width;
    const samples = Array.from({ length: 50 }, (_, i) => from + (i / 50) * part * view.width);
    const [far, mid, low] = ridges.map((ridge) =>
      samples.map((at) => heightOf(view.ridges[ridge].crest, at)),
    ) as [number[], number[], number[]];
    expect(mid.some((y, i) => y > (far[i] ?? y) + 15 && y < (low[i] ?? y) - 15)).toBe(true);
    expect(far.some((y, i) => y < (mid[i] ?? y) - 15)).toBe(true);
    expect(Math.min(...low)).toBeLessThan(view.height);
  });

  test('has its sun half behind the far crest', () => {
    const { sun } = view;
    const crest = heightOf(view.ridges.far.crest, sun.x);
    expect(Math.abs(crest - sun.y)).toBeLessThan(sun.radius / 2);
  });
});

test('the pages see the country in the order of the navigation, from west to east', () => {
  const order: ViewName[] = ['home', 'services', 'work', 'team', 'joinus', 'get-started'];
  const starts = order.map((name) => drawView(name).from);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('the light on what stands on a ridge is on the side of the sun', () => {
  const { landmarks, sun } = drawView('services');
  expect(landmarks.map(({ isMirrored }) => isMirrored)).toEqual([false, false, true, true]);
  for (const { x, width, isMirrored } of landmarks) expect(x + width / 2 > sun.x).toBe(isMirrored);
});

describe('the road on Work', () => {
  const { road = [], ridges: crests, width, height } = drawView('work');
  // A curve reaches half as far as its handle.
  const places = road.map(([from, handle, to]): Point => {
    if (!handle || !to) return from;
    return [(from[0] + 2 * handle[0] + to[0]) / 4, (from[1] + 2 * handle[1] + to[1]) / 4];
  });

  test('lies on the lit face, below the crest and clear of the shade', () => {
    const [summit = [0, 0]] = places;
    const shade = crests.mid.shades.find(([[x] = [0]]) => x === summit[0]);
    // Its last three corners are the gully, the valley and one above the crest.
    const spur = shade?.slice(0, -3).map(([x, y]): Point => [y, x]) ?? [];
    expect(spur.length).toBeGreaterThan(2);
    const seen = places.filter(([, y]) => y < height);
    for (const [x, y] of seen) {
      expect(y).toBeGreaterThan(heightOf(crests.mid.crest, x));
      expect(x).toBeGreaterThan(heightOf(spur, y));
    }
  });

  test('ends behind a hill', () => {
    const ends = road.filter(([[, y]]) => y > height).map(([from]) => from);
    expect(ends).toHaveLength(2);
    for (const [x, y] of ends) {
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(heightOf(crests.near.crest, x));
    }
  });

  test('is nearly nothing at the summit, and grows from turn to turn', () => {
    const turns = road.filter((bend) => bend.length === 3);
    // Down one side and up the other: each turn has an outer and an inner curve.
    const count = turns.length / 2;
    const thick = turns.slice(0, count).map(([[, upper]], index) => {
      const [[, other] = [0, 0]] = turns.at(-1 - index)?.toReversed() ?? [];
      return Math.abs(upper - other);
    });
    expect(thick[0]).toBeLessThan(2);
    expect(thick).toEqual(thick.toSorted((a, b) => a - b));
    expect(thick.at(-1)).toBeGreaterThan(8);
  });
});
