import { style } from '@vanilla-extract/css';
import { color, space, target } from '#styles/tokens.css.ts';

export const link = style({
  ...target,
  gap: space.snug,
  fontWeight: 700,
  textDecorationColor: color.ember,
});
/** On a line of its own. */
export const note = style({ display: 'block', fontWeight: 400 });
