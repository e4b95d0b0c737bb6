import { crestBetween, heightAt } from './crests.ts';
import { shadedSides } from './facets.ts';
import type { Point, Ridge } from './country.ts';

/** What stands or lies on a ridge. */
interface Landmark {
  /** The file in `landmarks/`. Without one it is room for what a page draws there itself. */
  name?: string;
  /** Its middle in the country, and its width. */
  x: number;
  width: number;
  /** It lies on the slope of the middle ridge, from the crest down behind the near ridge. Others stand on the near one. */
  isRoad?: boolean;
}

/** What a page sees of the country. Every x is measured in the country. */
interface View {
  /** Which part of the country it shows. */
  from: number;
  width: number;
  /** From its highest crest to its foot. */
  height: number;
  /** How far the nearer ridges are moved up: the flatter the view, the closer they are to the far one. */
  lift: { mid: number; near: number };
  /** At dawn, the middle of the sun is `dip` below the far crest. */
  sun: { x: number; radius?: number; dip?: number };
  /** How far right of the sun the part that a phone shows is centred, in widths of the view. Negative is left. */
  aside?: number;
  landmarks?: Landmark[];
}

/** One country, of which every page sees another part. The views are in the order of the navigation, from west to east. */
export const views = {
  legal: {
    from: 0,
    width: 1440,
    height: 214,
    lift: { mid: 66, near: 158 },
    sun: { x: 1120, radius: 52 },
  },
  lost: {
    from: 1420,
    width: 1260,
    height: 400,
    lift: { mid: 0, near: 10 },
    sun: { x: 1986, radius: 46 },
    aside: 0.148,
    landmarks: [{ x: 2262, width: 480 }],
  },
  home: {
    from: 2780,
    width: 1440,
    height: 440,
    lift: { mid: 0, near: 0 },
    sun: { x: 3716, radius: 76, dip: 6 },
    landmarks: [
      { name: 'trig', x: 3546, width: 24 },
      { name: 'hut', x: 3894, width: 34 },
    ],
  },
  services: {
    from: 4180,
    width: 1480,
    height: 226,
    lift: { mid: 84, near: 134 },
    sun: { x: 4930, radius: 58 },
    landmarks: [
      { name: 'cairn', x: 4776, width: 46 },
      { name: 'cairn', x: 4868, width: 34 },
      { name: 'cairn', x: 4966, width: 32 },
      { name: 'cairn', x: 5052, width: 42 },
    ],
  },
  work: {
    from: 5740,
    width: 1460,
    height: 252,
    lift: { mid: 26, near: 112 },
    sun: { x: 6560, radius: 58 },
    aside: -0.08,
    landmarks: [{ name: 'road', x: 6262, width: 212, isRoad: true }],
  },
  team: {
    from: 7080,
    width: 1460,
    height: 226,
    lift: { mid: 70, near: 134 },
    sun: { x: 7880, radius: 58 },
    landmarks: [{ name: 'lookout', x: 7806, width: 208 }],
  },
  joinus: {
    from: 8560,
    width: 1460,
    height: 226,
    lift: { mid: 76, near: 134 },
    sun: { x: 9420, radius: 54 },
    aside: -0.06,
    landmarks: [{ name: 'room', x: 9230, width: 132 }],
  },
  'get-started': {
    from: 10080,
    width: 1440,
    height: 226,
    lift: { mid: 80, near: 134 },
    sun: { x: 10750, radius: 52 },
    aside: 0.07,
    landmarks: [{ name: 'hut', x: 10985, width: 92 }],
  },
  card: {
    from: 2780,
    width: 1440,
    height: 440,
    lift: { mid: 0, near: 0 },
    sun: { x: 3716, radius: 76 },
  },
} satisfies Record<string, View>;

export type ViewName = keyof typeof views;

/** How far the ridges extend beyond both edges, so that they can glide past. */
const beyond = 110;

/** How a picture shows the same part of the country in its own way. */
export interface Framing extends Pick<View, 'lift'> {
  /** The share of the view's width that is to the left of the sun. */
  sunAt: number;
}

/** What a page sees of the country, measured from its own left edge and its highest crest. */
export function drawView(name: ViewName, framing?: Framing) {
  const view: View = views[name];
  const { width, height, sun, aside = 0, landmarks = [] } = view;
  const { lift } = framing ?? view;
  const from = framing ? Math.round(sun.x - framing.sunAt * width) : view.from;
  const [west, east] = [from - beyond, from + width + beyond];
  const top = Math.min(...crestBetween('far', west, east).map(([, y]) => y));
  const up = { far: top, mid: top + lift.mid, near: top + lift.near };
  const move = (ridge: Ridge, points: Point[]) =>
    points.map(([x, y]): Point => [x - from, y - up[ridge]]);
  const radius = sun.radius ?? 60;
  // What is behind the next ridge, even while the ridges glide past each other. The second landscape of a page has no near
  // ridge.
  const hidden = {
    far: (x: number) => ground('mid', x) + 30,
    mid: () => height,
    near: () => height,
  } satisfies Record<Ridge, (x: number) => number>;
  const ridgeOf = (ridge: Ridge) => ({
    crest: move(ridge, crestBetween(ridge, west, east)),
    // Summits near the edges have their shade further out.
    shades: shadedSides(
      ridge,
      from + 130,
      from + width - 130,
      { x: sun.x, light: radius * 1.7 },
      ([x, y]) => y - up[ridge] > hidden[ridge](x),
    ).map((facet) => move(ridge, facet)),
  });
  const ground = (ridge: Ridge, x: number) => Math.round(heightAt(ridge, x) - up[ridge]);
  return {
    from,
    width,
    height,
    ridges: { far: ridgeOf('far'), mid: ridgeOf('mid'), near: ridgeOf('near') },
    sun: { x: sun.x - from, y: ground('far', sun.x) + (sun.dip ?? 0), radius },
    focus: (sun.x - from) / width + aside,
    landmarks: landmarks.map(({ name: drawing, x, width: across, isRoad = false }) => {
      const [left, right] = [x - across / 2, x + across / 2];
      const under = crestBetween('near', left, right).filter(([at]) => at > left && at < right);
      return {
        name: drawing,
        isRoad,
        x: left - from,
        width: across,
        top: ground('mid', x),
        // Sunk into the slope until no part of its foot is in the air.
        foot:
          Math.max(
            ground('near', left),
            ground('near', right),
            ...under.map(([, y]) => y - up.near),
          ) + (isRoad ? 16 : 0),
      };
    }),
  };
}
