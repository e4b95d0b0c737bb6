import { style } from '@vanilla-extract/css';
import { color, radius, stroke } from '#styles/tokens.css.ts';

const size = '34rem';
// Set by the script.
const x = 'var(--light-x, 0px)';
const y = 'var(--light-y, 0px)';

/** The box of the landscape, by which the crests inside the light are measured. */
export const field = style({ position: 'absolute', inset: 0, containerType: 'size' });

// The round window moves with the mouse and its content just as far the other way, so that only the window seems to
// move: both are transforms, which cost no painting.
const follow = { transition: 'translate 350ms ease-out, opacity 350ms' };

export const light = style({
  position: 'absolute',
  insetBlockStart: `calc(${size} / -2)`,
  insetInlineStart: `calc(${size} / -2)`,
  inlineSize: size,
  blockSize: size,
  overflow: 'clip',
  borderRadius: radius.round,
  maskImage: 'radial-gradient(closest-side, #000 15%, transparent)',
  background: `radial-gradient(closest-side, color-mix(in oklab, ${color.crest} 60%, transparent), transparent 60%)`,
  translate: `${x} ${y}`,
  opacity: 0,
  selectors: {
    ':root.motion &': follow,
    ':root.motion &[data-lit]': { opacity: 1 },
  },
});

export const crests = style({
  position: 'absolute',
  insetBlockStart: `calc(${size} / 2)`,
  insetInlineStart: `calc(${size} / 2)`,
  inlineSize: '100cqw',
  maxInlineSize: 'none',
  blockSize: '101cqh',
  overflow: 'visible',
  fill: 'none',
  stroke: color.crest,
  strokeWidth: stroke.focus,
  vectorEffect: 'non-scaling-stroke',
  translate: `calc(-1 * ${x}) calc(-1 * ${y})`,
  selectors: { ':root.motion &': follow },
});
