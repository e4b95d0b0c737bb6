import { keyframes, style } from '@vanilla-extract/css';
import { layer, media } from '#styles/layout.ts';
import { color } from '#styles/tokens.css.ts';

const drift = keyframes({ to: { translate: '2.5vmax 1.5vmax' } });

export const sky = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  '::before': {
    ...layer('-2.5vmax'),
    background: `linear-gradient(in oklch, ${color.skyTop}, ${color.skyHigh} 26%, ${color.skyMiddle} 52%, ${color.skyLow} 76%, ${color.skyFoot})`,
  },
  '@media': { [media.print]: { display: 'none' } },
  selectors: {
    // So slow that neither the movement nor its steps can be seen. Between two steps nothing is painted.
    ':root.motion &::before': { animation: `${drift} 150s steps(600) infinite alternate` },
  },
});
