import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, stroke } from '#styles/tokens.css.ts';

const roomy = `${media.md} and (pointer: fine) and ${media.lively}`;

/** Covers the whole screen. The script draws in it. */
export const arrow = style({
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: color.ember,
  strokeWidth: stroke.focus,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  opacity: 0,
  pointerEvents: 'none',
  '@media': { [`not screen and ${roomy}`]: { display: 'none' } },
});
