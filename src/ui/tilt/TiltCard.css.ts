import { style } from '@vanilla-extract/css';

/** Does not lean itself, so that the pointer's place in it is always measured against the same box. */
export const place = style({
  perspective: '60rem',
  // A finger that moves sideways leans the card; one that moves up or down scrolls the page.
  touchAction: 'pan-y',
  // Without motion there is nothing to wake up for.
  pointerEvents: 'none',
  selectors: { ':root.motion &': { pointerEvents: 'auto' } },
});

export const body = style({
  transformStyle: 'preserve-3d',
  selectors: {
    ':root.motion &': {
      transform:
        'rotateX(calc(var(--lean-y, 0) * -1 * var(--lean-most, 0deg))) rotateY(calc(var(--lean-x, 0) * var(--lean-most, 0deg)))',
      transition: 'transform 700ms ease-out',
    },
    ':root.motion &[data-leaning]': { transitionDuration: '150ms' },
  },
});
