import type { Scenery } from '#artefacts/typst/scenery.ts';

const fade = { top: 'oklch(0.4 0.1 300)', foot: 'oklch(0.5 0.1 20)' };

/** Ridges and a theme that no site wears. */
export const scenery: Scenery = {
  width: 1440,
  top: 140,
  sun: { x: 1170, y: 180 },
  ridges: {
    far: { crest: 'M0 230l700-90 740 80', light: 'M700 140l300 32-300-28', shadows: [] },
    mid: {
      crest: 'M0 350l600-80 840 90',
      light: 'M600 270l300 32-300-28',
      shadows: ['M600 270l-300 40 100 60'],
    },
    near: { crest: 'M0 464l400-50 1040 40', light: 'M400 414l300 12-300-9', shadows: [] },
  },
  theme: {
    ...Object.fromEntries(
      ['ink', 'quiet', 'accent', 'ember', 'line', 'sun', 'glow', 'crest'].map((name) => [
        name,
        'oklch(0.9 0.05 80)',
      ]),
    ),
    paper: 'oklch(0.97 0.01 80)',
    ground: 'oklch(0.13 0.03 285)',
    onGround: 'oklch(0.96 0.01 80)',
    onGroundQuiet: 'oklch(0.87 0.02 330)',
    sky: { ...fade, high: fade.top, middle: fade.top, low: fade.foot },
    far: fade,
    mid: fade,
  },
};
