import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.css.ts';

export const view = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [media.forced]: { display: 'none' } },
});

export const sun = style({ fill: color.sun });
export const glow = style({ stopColor: color.glow });
