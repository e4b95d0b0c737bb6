import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, space, stroke } from '#styles/tokens.css.ts';

const section = style({ position: 'relative' });

export const tone = styleVariants({
  // Paper above it thins out like mist.
  sky: [
    section,
    {
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: '0 auto',
        insetInline: 0,
        zIndex: -1,
        blockSize: space.section,
        background: `linear-gradient(${color.paper}, transparent)`,
      },
    },
  ],
  paper: [section, { background: color.paper, fill: color.paper }],
  ground: [section, { background: color.ground, fill: color.ground, color: color.onGround }],
});

export const edge = style({
  position: 'absolute',
  insetInline: 0,
  // A sliver of overlap hides the seam that fractional pixels leave.
  insetBlockEnd: 'calc(100% - 1px)',
  inlineSize: '100%',
  blockSize: 'clamp(2.25rem, 6.5vw, 7rem)',
  fill: 'inherit',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

// A phone shows half of the ridge, which would be jagged if it were squeezed.
globalStyle(`${edge} > use`, { scale: '2 1', '@media': { [media.sm]: { scale: 'none' } } });

/** The ridge light, where the page's landscape defines it. */
export const crest = style({
  fill: 'none',
  strokeWidth: stroke.line,
  vectorEffect: 'non-scaling-stroke',
});

export const inside = style({
  paddingInline: space.gutter,
  paddingBlock: space.section,
});

// Two sections on one sheet of paper are one space apart, not two.
globalStyle(`${tone.paper} + ${tone.paper}:not(:has(> svg)) > ${inside}`, { paddingBlockStart: 0 });
