import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, radius, stroke } from '#styles/tokens.css.ts';

const canLean = `${media.lg} and ${media.lively} and (hover: hover) and (pointer: fine)`;

/** Does not lean itself, so that the pointer's place is always measured against the same box. */
export const place = style({
  perspective: '70rem',
  // Where nothing leans, nothing wakes up either.
  pointerEvents: 'none',
  '@media': { [canLean]: { pointerEvents: 'auto' } },
});

/** The light of the ridge runs round the poster that the pointer reaches. */
export const body = style({
  position: 'relative',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: radius.small,
      boxShadow: `inset 0 0 0 ${stroke.line} ${color.crest}`,
      opacity: 0,
      transition: 'opacity 700ms',
    },
    [`${place}:hover &::after`]: { opacity: 1 },
  },
  // Asked for calm while it leans: flat at once.
  '@media': { [media.calm]: { transform: 'none !important' } },
});
