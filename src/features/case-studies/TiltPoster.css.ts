import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, radius, stroke } from '#styles/tokens.css.ts';

const canLean = `${media.lg} and ${media.lively} and (hover: hover) and (pointer: fine)`;

/** This box does not tilt, so that the pointer's position is always measured against the same box. */
export const place = style({
  perspective: '70rem',
  // With nothing to tilt, the island need not wake.
  pointerEvents: 'none',
  '@media': { [canLean]: { pointerEvents: 'auto' } },
});

const [x, y] = ['var(--lean-x, 0)', 'var(--lean-y, 0)'];

/** The light of the ridge runs round the poster that the pointer reaches. */
export const body = style({
  position: 'relative',
  // Tilts around the axis at right angles to the direction of the pointer, by at most 25 degrees.
  transform: `rotate3d(calc(-1 * ${y}), ${x}, 0, calc(hypot(${x}, ${y}) * 25deg))`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: radius.small,
    boxShadow: `inset 0 0 0 ${stroke.line} ${color.crest}`,
    opacity: 0,
    transition: 'opacity 700ms',
  },
  selectors: { [`${place}:hover &::after`]: { opacity: 1 } },
  // Flat at once if the visitor asks for reduced motion while it is tilted.
  '@media': { [media.calm]: { transform: 'none !important' } },
});
