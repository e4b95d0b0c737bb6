import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';

/** Does not lean itself, so that the pointer's place in it is always measured against the same box. */
export const place = style({
  perspective: '60rem',
  // A finger that moves sideways leans the card; one that moves up or down scrolls the page.
  touchAction: 'pan-y',
  // Where nothing leans, there is nothing to wake up for.
  pointerEvents: 'none',
  '@media': { [media.lively]: { pointerEvents: 'auto' } },
});

const [x, y] = ['var(--lean-x, 0)', 'var(--lean-y, 0)'];

export const body = style({
  transformStyle: 'preserve-3d',
  '@media': {
    [media.lively]: {
      // Around the line that lies across the way to the pointer.
      transform: `rotate3d(calc(-1 * ${y}), ${x}, 0, calc(hypot(${x}, ${y}) * var(--lean-most, 0deg)))`,
      // Back like a sheet of paper, a little beyond flat, and to rest.
      transition: 'transform 1100ms cubic-bezier(0.3, 1.25, 0.4, 1)',
      selectors: {
        '&[data-leaning]': { transition: 'transform 260ms cubic-bezier(0.2, 0.9, 0.3, 1)' },
      },
    },
  },
});
