import { style } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import { size, space } from '#styles/tokens.css.ts';

export const traits = style(
  grid(`${space.base} ${space.loose}`, 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))'),
);
export const label = style({ fontSize: size.small, fontWeight: 700 });
