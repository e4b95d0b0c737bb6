import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, duration } from '#styles/tokens.css.ts';

const reach = '17rem';
// Set by the script.
const x = 'var(--light-x, 0px)';
const y = 'var(--light-y, 0px)';

/** As large as the landscape, which is also where the mouse is measured. */
export const lantern = style({ position: 'absolute', inset: 0 });

// The round window moves with the mouse, and its content moves just as far the other way, so only the window seems to
// move. Both are transforms, which cost no painting.
const follow = { transition: `translate ${duration.answer} ease-out, opacity ${duration.answer}` };

export const window = style({
  position: 'absolute',
  // The landscape's box, extended by the reach of the light. Lengths relative to the landscape would need a container,
  // for which the browser lays out the page twice.
  inset: `calc(-1 * ${reach})`,
  translate: `${x} ${y}`,
  opacity: 0,
  maskImage: `radial-gradient(${reach} at ${reach} ${reach}, #000 20%, transparent)`,
  '@media': { [media.lively]: { ...follow, selectors: { '[data-lit] > &': { opacity: 1 } } } },
});

export const lit = style({
  position: 'absolute',
  inset: reach,
  translate: `calc(-1 * ${x}) calc(-1 * ${y})`,
  '@media': { [media.lively]: follow },
});

const drawing = style({ position: 'absolute', inlineSize: '100%', overflow: 'visible' });

export const crests = style([
  drawing,
  {
    blockSize: '100%',
    fill: `color-mix(in oklab, ${color.glow} 18%, transparent)`,
    stroke: color.crest,
    strokeWidth: 5,
  },
]);

/** More and larger stars than without the light, and at dawn those that have just faded. */
export const stars = style([
  drawing,
  { insetBlockEnd: '30%', blockSize: '100svh', vars: { [color.star]: color.litStar } },
]);
globalStyle(`${stars} > *`, { strokeWidth: 4 });
