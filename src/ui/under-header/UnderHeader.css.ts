import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { space } from '#styles/tokens.css.ts';

/** How much of the foot of the dark section is behind pale mountains. */
export const covered = createVar();

globalStyle('under-header', {
  position: 'absolute',
  // The land or the crest above the section is dark too.
  inset: `-${space.ample} 0 ${fallbackVar(covered, '0')}`,
  zIndex: -1,
  pointerEvents: 'none',
});
