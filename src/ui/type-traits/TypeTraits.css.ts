import { style } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import { space } from '#styles/tokens.css.ts';

export const traits = style(
  grid(`${space.base} ${space.loose}`, 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))'),
);
export const trait = style({});
export const label = style({ color: 'inherit', fontWeight: 700 });
