import { style } from '@vanilla-extract/css';
import { color, stroke } from '#styles/tokens.css.ts';

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
});
