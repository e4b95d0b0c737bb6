import { style } from '@vanilla-extract/css';
import { color, stroke } from '#styles/tokens.css.ts';

/** The one link of a card. It can be pressed anywhere on the card. */
export const cardLink = style({
  fontWeight: 700,
  textDecorationColor: color.ember,
  textDecorationThickness: stroke.line,
  '::after': { content: '', position: 'absolute', inset: 0 },
});
