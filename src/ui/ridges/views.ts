/** What stands on the near ridge. */
interface Landmark {
  /** The file in `landmarks/`. Without one it is room for what a page draws there itself. */
  name?: string;
  /** Its middle in the country, and its width. */
  x: number;
  width: number;
  /** It is lit from the east. East of the sun it is mirrored. */
  isLit?: boolean;
}

/** What a page sees of the country. Every x is measured in the country. */
export interface View {
  /** Which part of the country it shows. */
  from: number;
  width: number;
  /** From its highest crest to its foot. */
  height: number;
  /** How far the nearer ridges are moved up: the flatter the view, the closer they are to the far one. */
  lift: { mid: number; near: number };
  /** At dawn, the middle of the sun is `dip` below the far crest. */
  sun: { x: number; radius: number; dip?: number };
  /** A narrow screen shows a part of the view. The sun moves to the left by this share of what it does not show. */
  aside?: number;
  landmarks?: Landmark[];
  /** Paper follows it, not ground (`low` in intro-beside.css.ts), so its near ridge has the colour of paper. */
  isOnPaper?: boolean;
  /** The x of a summit of the middle ridge, from which a road leads down behind the near one. */
  road?: number;
}

/**
 * One country, of which every page sees another part. The views are in the order of the navigation, from west to east. Each page
 * sees the sun a little further left than the page before, so that it goes the way of the country from page to page.
 */
export const views = {
  legal: {
    from: 0,
    width: 1440,
    height: 214,
    lift: { mid: 66, near: 158 },
    sun: { x: 1120, radius: 52 },
    isOnPaper: true,
    aside: 0.05,
  },
  lost: {
    from: 1420,
    width: 1260,
    height: 400,
    lift: { mid: 0, near: 10 },
    sun: { x: 1986, radius: 46 },
    aside: 0.2,
    landmarks: [{ x: 2262, width: 480 }],
  },
  home: {
    from: 2780,
    width: 1440,
    height: 440,
    lift: { mid: 0, near: 0 },
    sun: { x: 3716, radius: 76, dip: 6 },
    aside: 0.075,
    landmarks: [
      { name: 'trig', x: 3546, width: 30 },
      { name: 'hut', x: 3894, width: 46 },
    ],
  },
  services: {
    from: 4042,
    width: 1480,
    height: 226,
    lift: { mid: 84, near: 134 },
    sun: { x: 4930, radius: 58 },
    aside: 0.06,
    landmarks: [
      { name: 'cairn', x: 4770, width: 44, isLit: true },
      { name: 'small-cairn', x: 4876, width: 22, isLit: true },
      { name: 'small-cairn', x: 4984, width: 19, isLit: true },
      { name: 'cairn', x: 5062, width: 37, isLit: true },
    ],
  },
  work: {
    from: 5617,
    width: 1460,
    height: 252,
    lift: { mid: 26, near: 112 },
    sun: { x: 6420, radius: 58 },
    aside: 0.04,
    road: 6262,
  },
  team: {
    from: 7150,
    width: 1460,
    height: 226,
    lift: { mid: 70, near: 134 },
    sun: { x: 7880, radius: 58 },
    aside: 0.02,
    landmarks: [{ name: 'lookout', x: 7806, width: 208 }],
  },
  joinus: {
    from: 8763,
    width: 1460,
    height: 226,
    lift: { mid: 76, near: 134 },
    sun: { x: 9420, radius: 54 },
    isOnPaper: true,
    landmarks: [{ name: 'room', x: 9292, width: 148 }],
  },
  'get-started': {
    from: 10145,
    width: 1440,
    height: 226,
    lift: { mid: 80, near: 134 },
    sun: { x: 10750, radius: 52 },
    isOnPaper: true,
    aside: 0.02,
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
