import { style } from '@vanilla-extract/css';
import { size, space } from '#styles/tokens.css.ts';

export const traits = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.base} ${space.loose}`,
});
export const label = style({ fontSize: size.small, fontWeight: 700 });
