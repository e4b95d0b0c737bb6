import { style } from '@vanilla-extract/css';
import { color, stroke } from '#styles/tokens.css.ts';

/** The one link of a box. It can be pressed anywhere on the box. */
export const boxLink = style({
  fontWeight: 700,
  textDecorationColor: color.ember,
  textDecorationThickness: stroke.bold,
  '::after': { content: '', position: 'absolute', inset: 0 },
});
