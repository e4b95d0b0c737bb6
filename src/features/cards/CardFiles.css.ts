import { style } from '@vanilla-extract/css';
import { size, space, target } from '#styles/tokens.css.ts';

export const files = style({ textAlign: 'center' });

export const heading = style({
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: space.snug,
  fontWeight: 700,
});

export const file = style({ ...target, fontSize: size.small });
