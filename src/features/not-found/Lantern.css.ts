import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, stroke } from '#styles/tokens.css.ts';

const reach = '17rem';
// Set by the script.
const x = 'var(--light-x, 0px)';
const y = 'var(--light-y, 0px)';
const circle = `${reach} at ${reach} ${reach}`;

// The round window moves with the mouse and its content just as far the other way, so that only the window seems to
// move: both are transforms, which cost no painting.
const follow = { transition: 'translate 350ms ease-out, opacity 350ms' };

export const light = style({
  position: 'absolute',
  // The landscape's box and as much around it as the light reaches: lengths of the landscape would need a container,
  // for which the browser lays out the page twice.
  inset: `calc(-1 * ${reach})`,
  maskImage: `radial-gradient(${circle}, #000 15%, transparent)`,
  background: `radial-gradient(${circle}, color-mix(in oklab, ${color.crest} 60%, transparent), transparent 60%)`,
  translate: `${x} ${y}`,
  opacity: 0,
  selectors: { '&[data-lit]': { opacity: 1 } },
  '@media': { [media.lively]: follow },
});

export const crests = style({
  position: 'absolute',
  insetBlockStart: reach,
  insetInlineStart: reach,
  inlineSize: `calc(100% - 2 * ${reach})`,
  blockSize: `calc(100% - 2 * ${reach})`,
  maxInlineSize: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: color.crest,
  strokeWidth: stroke.focus,
  vectorEffect: 'non-scaling-stroke',
  translate: `calc(-1 * ${x}) calc(-1 * ${y})`,
  '@media': { [media.lively]: follow },
});
