import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, size, target } from '#styles/tokens.css.ts';

export const files = style({
  textAlign: 'center',
  '@media': { [media.md]: { textAlign: 'start' } },
});

export const heading = style({ ...target, fontWeight: 700 });
export const mark = style({ color: color.onGroundAccent });

export const file = style({ ...target, fontSize: size.small });
