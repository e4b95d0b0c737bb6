import { cut } from './crests.ts';

interface Figure {
  /** The file in `figures/`. */
  name: string;
  /** It is on the middle ridge, behind the near one. */
  isBehind?: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places are those of the range. */
interface View {
  /** Which part of the range it shows. */
  from: number;
  width: number;
  /** Half behind the far crest, and further down at dusk. */
  sun: { x: number; y: number; radius?: number };
  /** How far right of the sun a phone's part of the view is centred, in widths of the view; negative is left. */
  aside?: number;
  figures?: Figure[];
  /** It fills the screen, and its near ridge goes on below it. A low one ends with the ridge of the section below. */
  isTall?: boolean;
}

/** One country, seen from a different place on every page. */
export const views = {
  home: {
    from: 700,
    width: 1440,
    sun: { x: 1705, y: 112, radius: 79 },
    isTall: true,
    figures: [{ name: 'trig', x: 1603, y: 387, width: 26, height: 46 }],
  },
  services: {
    from: 1500,
    width: 1600,
    sun: { x: 2215, y: 193 },
    figures: [
      { name: 'cairn', x: 2089, y: 403, width: 46, height: 46 },
      { name: 'cairn', x: 2158, y: 442, width: 32, height: 32 },
      { name: 'cairn', x: 2243, y: 443, width: 30, height: 30 },
      { name: 'cairn', x: 2306, y: 415, width: 40, height: 40 },
    ],
  },
  work: {
    from: 2150,
    width: 1560,
    sun: { x: 3040, y: 207 },
    figures: [{ name: 'road', isBehind: true, x: 2741, y: 134, width: 290, height: 330 }],
  },
  team: {
    from: 2780,
    width: 1560,
    sun: { x: 3610, y: 166 },
    figures: [{ name: 'lookout', x: 3553, y: 351, width: 150, height: 56 }],
  },
  joinus: {
    from: 3400,
    width: 1560,
    sun: { x: 4468, y: 127, radius: 50 },
    aside: -0.07,
    figures: [{ name: 'room', x: 4110, y: 362, width: 132, height: 65 }],
  },
  'get-started': {
    from: 3640,
    width: 1460,
    sun: { x: 4618, y: 132, radius: 50 },
    figures: [{ name: 'hut', x: 4670, y: 363, width: 92, height: 66 }],
  },
  legal: { from: 0, width: 1480, sun: { x: 1264, y: 191 } },
  lost: { from: 100, width: 1440, sun: { x: 520, y: 220 }, aside: 0.11, isTall: true },
  card: { from: 700, width: 1440, sun: { x: 1766, y: 136, radius: 79 }, isTall: true },
} satisfies Record<string, View>;

export type ViewName = keyof typeof views;

/**
 * What a page sees of the range, measured from its own left edge. With `sunAt` the view moves sideways until that share
 * of its width is to the left of the sun.
 */
export function look(view: ViewName, sunAt?: number) {
  const spot: View = views[view];
  const { from: start, width, sun, aside = 0, figures = [], isTall = false } = spot;
  const from = sunAt === undefined ? start : Math.round(sun.x - sunAt * width);
  const crests = {
    far: cut('far', from, width),
    mid: cut('mid', from, width),
    near: cut('near', from, width),
  };
  const top = Math.min(...crests.far.map(([, y]) => y));
  const layer = (line: number, y: string) => ({
    y,
    width: '100%',
    height: 1,
    viewBox: `0 ${line} ${width} 100`,
    preserveAspectRatio: 'xMidYMin slice',
    overflow: 'visible',
  });
  return {
    from,
    width,
    crests,
    top,
    isTall,
    /**
     * Where each ridge is in the landscape's box: a line of the range at a height of the box. All are scaled by the width
     * alone, so that rock keeps its shape.
     */
    layers: {
      far: layer(top, '0'),
      mid: layer(200, isTall ? '32%' : '20%'),
      near: layer(isTall ? 540 : 512, '100%'),
      /** The near ridge again, from behind, and so flat that it never reaches the crest of the first. */
      foot: layer(84, '100%'),
    },
    sun: { radius: 60, ...sun, x: sun.x - from },
    focus: (sun.x - from) / width + aside,
    figures: figures.map((figure) => ({ ...figure, x: figure.x - from })),
  };
}
