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

/** A picture, which keeps its colours in both themes, in forced colours and in browsers that darken pages. */
export const code = style({
  flex: 'none',
  inlineSize: hundredths(38),
  marginInlineStart: hundredths(-3),
  borderRadius: radius.small,
  imageRendering: 'pixelated',
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
