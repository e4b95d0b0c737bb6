import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, stroke } from '#styles/tokens.css.ts';

const roomy = `${media.md} and (pointer: fine) and ${media.lively}`;

export const guide = style({ display: 'contents' });

/** Covers the whole screen. The script draws in it. */
export const arrow = style({
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  opacity: 0,
  pointerEvents: 'none',
  '@media': { [`not screen and ${roomy}`]: { display: 'none' } },
});

const dashes = { strokeDasharray: '9 11' };

export const line = style({ ...dashes, stroke: color.ember, strokeWidth: stroke.focus });

/** A pale edge, without which the arrow would be lost on a dark section. */
export const halo = style({
  ...dashes,
  stroke: color.paper,
  strokeWidth: `calc(2 * ${stroke.focus})`,
  opacity: 0.7,
});

/** The button's own arrow gives way to the one that points at it. */
export const icon = style({
  selectors: {
    [`${guide}[data-guiding] &`]: { '@media': { [roomy]: { visibility: 'hidden' } } },
  },
});
