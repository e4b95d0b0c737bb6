import { style } from '@vanilla-extract/css';
import { space } from '#styles/tokens.css.ts';

export const label = style({
  display: 'flex',
  gap: space.snug,
  cursor: 'pointer',
  textWrap: 'balance',
});
