import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { radius } from '#styles/tokens.css.ts';

/** Dark on light in both themes and in forced colours: not every reader can read a light code on dark. */
export const code = style({
  borderRadius: radius.small,
  background: 'light-dark(transparent, oklch(0.985 0.012 80))',
  stroke: 'black',
  shapeRendering: 'crispEdges',
  '@media': { [media.forced]: { background: 'white', forcedColorAdjust: 'none' } },
});
