import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, display, size, space, stroke, target } from '#styles/tokens.css.ts';

export const ways = style({
  ...grid(`${space.loose} ${space.roomy}`),
  textWrap: 'balance',
  '@media': {
    [media.sm]: { gridTemplateColumns: '1fr 1fr' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

export const way = style({
  ...target,
  ...display,
  fontSize: size.title,
  textDecorationColor: color.ember,
  textDecorationThickness: stroke.bold,
});
