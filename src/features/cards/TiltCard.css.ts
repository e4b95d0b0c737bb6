import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { duration, space } from '#styles/tokens.css.ts';
import { tiltBy } from '#ui/tilt/lean.ts';
import { hundredths, turning } from './side.css.ts';

/** How far the card is turned over. What shows the card may set it; 180deg shows the back. */
export const turn = createVar();

/** This box does not tilt, so that the pointer's position is always measured against the same box. */
export const box = style({
  // In front of the actions below it, which its near edge passes while it turns.
  position: 'relative',
  zIndex: 2,
  // Two and a half times as far as the card is wide, so that it stays on the screen while it turns.
  perspective: 'max(60rem, 150vw)',
  // A finger that moves sideways leans the card; one that moves up or down scrolls the page, and two enlarge it.
  touchAction: 'pan-y pinch-zoom',
  // With reduced motion nothing tilts, so the code need not be fetched.
  '@media': { [media.calm]: { pointerEvents: 'none' } },
});

export const body = style({
  transformStyle: 'preserve-3d',
  '@media': {
    [`screen and ${media.lively}`]: {
      transform: tiltBy(18),
      // Springs back like a sheet of paper, a little too far at first.
      // oxlint-disable-next-line house/style-tokens -- The swing of this spring.
      transition: 'transform 1100ms cubic-bezier(0.3, 1.25, 0.4, 1)',
      selectors: {
        // oxlint-disable-next-line house/style-tokens -- As fast as the pointer moves.
        '&[data-leaning]': { transition: 'transform 260ms cubic-bezier(0.2, 0.9, 0.3, 1)' },
      },
    },
  },
});

/** While a card is idle and things may move, whatever moves on it may do so too. */
export const idle = ':root.motion [data-idle]';

const sway = keyframes({
  '0%, 100%': { transform: 'none' },
  '14%': { transform: `translateY(${hundredths(-0.6)}) rotateX(2deg) rotateY(-5deg)` },
  '34%': { transform: `translateY(${hundredths(0.3)}) rotateX(-1.5deg) rotateY(4deg)` },
  '52%, 60%': { transform: 'none' },
  '70%': { transform: `translateY(${hundredths(-0.9)}) rotateX(2.5deg) rotateY(9deg)` },
  '86%': { transform: `translateY(${hundredths(0.2)}) rotateX(-1deg) rotateY(-3deg)` },
});

/** Both sides, one behind the other where the card can be turned over. */
export const sides = style({
  ...grid(space.base),
  ...turning({
    transformStyle: 'preserve-3d',
    rotate: `y ${fallbackVar(turn, '0deg')}`,
    selectors: {
      ':root.motion &': { transition: `rotate ${duration.change} ease-out` },
      [`${idle} > &`]: { animation: `${sway} ${duration.sway} ease-in-out infinite` },
    },
  }),
});
