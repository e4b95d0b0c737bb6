import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';

export const view = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [media.forced]: { display: 'none' } },
});
