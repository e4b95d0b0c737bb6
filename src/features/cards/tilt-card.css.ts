import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { wide } from './side.css.ts';

/** This box does not tilt, so that the pointer's position is always measured against the same box. */
export const place = style({
  perspective: '60rem',
  // A finger that moves sideways leans the card; one that moves up or down scrolls the page, and two enlarge it.
  touchAction: 'pan-y pinch-zoom',
  // With reduced motion nothing tilts, so the script need not be fetched.
  '@media': { [media.calm]: { pointerEvents: 'none' }, [wide]: { gridRow: 'span 2' } },
});

const [x, y] = ['var(--lean-x, 0)', 'var(--lean-y, 0)'];

export const body = style({
  transformStyle: 'preserve-3d',
  '@media': {
    [`screen and ${media.lively}`]: {
      // Tilts around the axis at right angles to the direction of the pointer, by at most 18 degrees.
      transform: `rotate3d(calc(-1 * ${y}), ${x}, 0, calc(hypot(${x}, ${y}) * 18deg))`,
      // Springs back like a sheet of paper, a little too far at first.
      transition: 'transform 1100ms cubic-bezier(0.3, 1.25, 0.4, 1)',
      selectors: {
        '&[data-leaning]': { transition: 'transform 260ms cubic-bezier(0.2, 0.9, 0.3, 1)' },
      },
    },
  },
});
