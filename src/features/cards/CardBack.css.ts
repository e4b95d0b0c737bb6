import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, display, radius } from '#styles/tokens.css.ts';
import { hundredths, side, turning } from './side.css.ts';

export const back = style([
  side,
  {
    alignItems: 'center',
    gap: hundredths(2),
    background: color.raised,
    paddingInlineEnd: hundredths(3),
    fontSize: hundredths(4),
    ...turning({ rotate: 'y 180deg' }),
  },
]);

/** Dark on light in both themes and in forced colours: not every reader can read a light code on dark. */
export const code = style({
  flex: 'none',
  inlineSize: hundredths(38),
  marginInlineStart: hundredths(-3),
  borderRadius: radius.small,
  background: 'light-dark(transparent, oklch(0.985 0.012 80))',
  stroke: 'black',
  shapeRendering: 'crispEdges',
  '@media': { [media.forced]: { background: 'white', forcedColorAdjust: 'none' } },
});

export const lines = style(grid(hundredths(1.5)));

export const name = style({ ...display, fontSize: hundredths(6) });
export const url = style({ color: color.accent, fontWeight: 700 });

/** The landscape on either side, behind its words. */
export const view = style({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 0',
  inlineSize: '100%',
  '@media': { [media.forced]: { display: 'none' } },
});

/** Pale, because words are in front of it. */
export const ridge = style([view, { fill: color.farFoot, opacity: 0.4 }]);
