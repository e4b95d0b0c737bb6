import { style } from '@vanilla-extract/css';
import { size, space } from '#styles/tokens.css.ts';

export const traits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))',
  gap: `${space.base} ${space.loose}`,
});
export const label = style({ fontSize: size.small, fontWeight: 700 });
