import type { Point, Ridge } from './country.ts';
import { crestBetween, heightAt } from './crests.ts';
import { shadedSides, spurOf } from './facets.ts';
import { drawRoad } from './road.ts';
import { views, type View, type ViewName } from './views.ts';

/** How far the ridges extend beyond both edges, so that they can glide past (glide.css.ts). These numbers compress best. */
export const beyond = { far: 84, mid: 108, near: 198 } satisfies Record<Ridge, number>;
/** How far the slopes go on below the foot of the view. */
export const below = 99;

/** How a picture shows the same part of the country in its own way. */
export interface Framing extends Pick<View, 'lift'> {
  /** The share of the view's width that is to the left of the sun. */
  sunAt: number;
}

/** What a page sees of the country, measured from its own left edge and its highest crest. */
export function drawView(name: ViewName, framing?: Framing) {
  const view: View = views[name];
  const { width, height, sun, aside = 0, landmarks = [], road, isOnPaper } = view;
  const { lift } = framing ?? view;
  const from = framing ? Math.round(sun.x - framing.sunAt * width) : view.from;
  const crestOf = (ridge: Ridge) =>
    crestBetween(ridge, from - beyond[ridge], from + width + beyond[ridge]);
  const top = Math.min(...crestOf('far').map(([, y]) => y));
  const up = { far: top, mid: top + lift.mid, near: top + lift.near };
  const move = (ridge: Ridge, points: Point[]) =>
    points.map(([x, y]): Point => [x - from, y - up[ridge]]);
  const { radius } = sun;
  // The next ridge hides everything below this y. The far ridge gets 30 more, because ridges shift while they glide. The
  // middle one is drawn down to the foot, because the second landscape of a page has no near ridge.
  const hiddenBelow = {
    far: (x: number) => ground('mid', x) + 30,
    mid: () => height,
    near: () => height,
  } satisfies Record<Ridge, (x: number) => number>;
  const ridgeOf = (ridge: Ridge) => ({
    crest: move(ridge, crestOf(ridge)),
    // Summits near the edges have their shade further out.
    shades: shadedSides(
      ridge,
      from + 130,
      from + width - 130,
      { x: sun.x, light: radius * 1.7 },
      ([x, y]) => y - up[ridge] > hiddenBelow[ridge](x),
    ).map((facet) => move(ridge, facet)),
  });
  const mid = ridgeOf('mid');
  const roadFrom = (x: number) => {
    const slope = mid.crest.filter(([at]) => at >= x - from);
    const shade = mid.shades.find(([summit]) => summit?.[0] === x - from);
    if (!shade) throw new Error(`The middle ridge has no summit with a shaded side at ${x}.`);
    return drawRoad({ west: spurOf(shade), east: slope }, height);
  };
  const ground = (ridge: Ridge, x: number) => Math.round(heightAt(ridge, x) - up[ridge]);
  return {
    from,
    width,
    height,
    ridges: { far: ridgeOf('far'), mid, near: ridgeOf('near') },
    sun: { x: sun.x - from, y: ground('far', sun.x) + (sun.dip ?? 0), radius },
    /** The share that is to the left of a narrow screen, of what it does not show: what `object-position` is for a picture. */
    focus: (sun.x - from) / width + aside,
    road: road === undefined ? undefined : roadFrom(road),
    isOnPaper,
    landmarks: landmarks.map(({ name: drawing, x, width: across, isLit = false }) => {
      const [left, right] = [x - across / 2, x + across / 2];
      const under = crestBetween('near', left, right).filter(([at]) => at > left && at < right);
      return {
        name: drawing,
        isMirrored: isLit && x > sun.x,
        x: left - from,
        width: across,
        // Sunk into the slope until no part of its foot is in the air.
        foot: Math.max(
          ground('near', left),
          ground('near', right),
          ...under.map(([, y]) => y - up.near),
        ),
      };
    }),
  };
}
