import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, stroke } from '#styles/tokens.css.ts';

const reach = '17rem';
// Set by the script.
const x = 'var(--light-x, 0px)';
const y = 'var(--light-y, 0px)';
const circle = `${reach} at ${reach} ${reach}`;

// The round window moves with the mouse, and its content moves just as far the other way, so only the window seems to
// move. Both are transforms, which cost no painting.
const follow = { transition: 'translate 350ms ease-out, opacity 350ms' };

const around = style({
  position: 'absolute',
  // The landscape's box, extended by the reach of the light. Lengths relative to the landscape would need a container,
  // for which the browser lays out the page twice.
  inset: `calc(-1 * ${reach})`,
  translate: `${x} ${y}`,
  opacity: 0,
  '@media': { [media.lively]: { ...follow, selectors: { '[data-lit] > &': { opacity: 1 } } } },
});

/** At dawn it lights the air behind the digits, at dusk whatever it falls on. */
export const glow = style([
  around,
  {
    zIndex: -1,
    background: `radial-gradient(${circle}, oklch(0.97 0.1 98), transparent 60%)`,
    selectors: {
      ':root.dark &': {
        zIndex: 'auto',
        background: `radial-gradient(${circle}, oklch(0.55 0.15 55 / 0.8), transparent 60%)`,
        mixBlendMode: 'color-dodge',
      },
    },
  },
]);

/** The window through which the lit crests are seen. */
export const light = style([
  around,
  { maskImage: `radial-gradient(${circle}, #000 15%, transparent)` },
]);

export const crests = style({
  position: 'absolute',
  inset: reach,
  inlineSize: `calc(100% - 2 * ${reach})`,
  blockSize: `calc(100% - 2 * ${reach})`,
  overflow: 'visible',
  fill: 'none',
  stroke: color.crest,
  strokeWidth: stroke.focus,
  vectorEffect: 'non-scaling-stroke',
  translate: `calc(-1 * ${x}) calc(-1 * ${y})`,
  '@media': { [media.lively]: follow },
});
