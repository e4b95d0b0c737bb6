import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';

/** How much of the foot of the dark section is behind pale mountains. */
export const covered = createVar();

globalStyle('under-header', {
  position: 'absolute',
  inset: `0 0 ${fallbackVar(covered, '0')}`,
  zIndex: -1,
  pointerEvents: 'none',
});
