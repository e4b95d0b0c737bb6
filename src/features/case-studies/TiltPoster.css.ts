import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { layer, media } from '#styles/layout.ts';
import { color, duration, pictureEdge, stroke } from '#styles/tokens.css.ts';
import { tiltBy } from '#ui/tilt/lean.ts';

/** How brightly a poster is lit, from 0 to 1. What shows the poster may set it. */
export const light = createVar();

const canLean = `${media.lg} and ${media.lively} and (hover: hover) and (pointer: fine)`;

/** This box does not tilt, so that the pointer's position is always measured against the same box. */
export const still = style({
  perspective: '70rem',
  // With nothing to tilt, the code need not be fetched.
  '@media': { [`not all and ${canLean}`]: { pointerEvents: 'none' } },
});

/** The light of the ridge runs round the poster that the pointer reaches. */
export const cover = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  ...pictureEdge,
  // One edge for all that is in it: what ends by itself shows a dark corner where it leans.
  overflow: 'clip',
  transform: tiltBy(25),
  '::after': {
    ...layer(),
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 ${stroke.bold} ${color.ember}`,
    opacity: 0,
    transition: `opacity ${duration.change}`,
  },
  selectors: {
    [`${still}:hover &::after`]: { opacity: 1 },
    // Its lights stay on for as long as it leans.
    '&[data-leaning]': { vars: { [light]: '1' } },
  },
  // Flat at once if the visitor asks for reduced motion while it is tilted.
  '@media': { [media.calm]: { transform: 'none !important' } },
});

export const drawing = style({ inlineSize: '100%' });

/** Dusk falls on the posters as they reach the middle, and their lights stay on until they have left. */
const dusk = keyframes({ '0%, 25%': { opacity: 0 }, '38%, 100%': { opacity: 1 } });
const touchScreen = `screen and (hover: none) and ${media.lively}`;

/** Around all posters: how far they have come up the screen. */
export const rising = style({
  '@media': { [touchScreen]: { viewTimelineName: '--posters' } },
});

/** The lamps of the road, the window of the hut. A finger has no pointer, so there the place on the screen lights them. */
export const lit = style({
  position: 'absolute',
  inset: 0,
  opacity: fallbackVar(light, '0'),
  transition: `opacity ${duration.change}`,
  '@media': {
    [`not screen and ${media.lively}`]: { display: 'none' },
    [touchScreen]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${dusk} linear both`,
          animationTimeline: '--posters',
        },
      },
    },
  },
});
