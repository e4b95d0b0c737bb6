import { cut, type Point, type Ridge } from './crests.ts';

interface Figure {
  /** The file in `figures/`. */
  name: string;
  /** Where it stands on the near ridge: how far from the left of the range. */
  at: number;
  /** Hangs from the middle ridge instead. */
  hangs?: boolean;
  size: [width: number, height: number];
}

interface View {
  /** Which part of the range it shows. */
  from: number;
  width: number;
  /** Where the sun stands: how far from the left of the range, and its radius. */
  sun: number;
  radius?: number;
  /** How far right of the sun a phone's part of the view is centred, in widths of the view; negative is left. */
  aside?: number;
  figures?: Figure[];
  /** It fills the screen, and its near ridge goes on below it. A low one ends with the ridge of the section below. */
  isTall?: boolean;
}

const cairn = (at: number, height: number): Figure => ({
  name: 'cairn',
  at,
  size: [height, height],
});

/** One country, seen from a different place on every page. */
export const views = {
  home: {
    from: 700,
    width: 1440,
    sun: 1705,
    radius: 79,
    isTall: true,
    figures: [{ name: 'trig', at: 1616, size: [26, 46] }],
  },
  services: {
    from: 1500,
    width: 1600,
    sun: 2215,
    figures: [cairn(2112, 46), cairn(2174, 32), cairn(2258, 30), cairn(2326, 40)],
  },
  work: {
    from: 2150,
    width: 1560,
    sun: 3040,
    figures: [{ name: 'road', at: 2886, hangs: true, size: [290, 330] }],
  },
  team: {
    from: 2780,
    width: 1560,
    sun: 3610,
    figures: [{ name: 'lookout', at: 3628, size: [150, 56] }],
  },
  joinus: {
    from: 3400,
    width: 1560,
    sun: 4468,
    radius: 50,
    aside: -0.07,
    figures: [{ name: 'room', at: 4176, size: [132, 65] }],
  },
  'get-started': {
    from: 3640,
    width: 1460,
    sun: 4618,
    radius: 50,
    figures: [{ name: 'hut', at: 4716, size: [92, 66] }],
  },
  legal: { from: 0, width: 1480, sun: 1264 },
  lost: { from: 100, width: 1440, sun: 520, aside: 0.11, isTall: true },
  card: { from: 700, width: 1440, sun: 1766, radius: 79, isTall: true },
} satisfies Record<string, View>;

export type ViewName = keyof typeof views;

/**
 * What a page sees of the range, measured from its own left edge. With `sunAt` the view moves sideways until that share
 * of its width is to the left of the sun.
 */
export function look(view: ViewName, sunAt?: number) {
  const spot: View = views[view];
  const { from: start, width, sun, radius = 60, aside = 0, figures = [], isTall = false } = spot;
  const from = sunAt === undefined ? start : Math.round(sun - sunAt * width);
  const crests = {
    far: cut('far', from, width),
    mid: cut('mid', from, width),
    near: cut('near', from, width),
  };
  const top = Math.min(...crests.far.map(([, y]) => y));
  const x = sun - from;
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
    /** Half behind the crest, and further down at dusk. */
    sun: { x, y: Math.round(heightAt(crests.far, x) - radius * 0.1), radius },
    focus: x / width + aside,
    figures: figures.map(({ name, at, hangs, size: [across, height] }) => {
      const ridge: Ridge = hangs ? 'mid' : 'near';
      const crest = heightAt(crests[ridge], at - from);
      const y = Math.round(hangs ? crest : crest - height + 2);
      const place = { x: Math.round(at - from - across / 2), y, width: across, height };
      return { name, ridge, place };
    }),
  };
}

function heightAt(crest: Point[], x: number): number {
  const next = crest.findIndex((point) => point[0] >= x);
  const [x1, y1] = crest[next - 1] ?? [0, 0];
  const [x2, y2] = crest[next] ?? [1, 0];
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}
