import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';

/** Stars fade towards the horizon, where the sky is brighter. */
export const stars = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  maskImage: 'linear-gradient(#000 35%, transparent 80%)',
  '@media': { [`${media.print}, ${media.forced}`]: { display: 'none' } },
});
