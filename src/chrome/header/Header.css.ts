import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { bar, color, space, stroke } from '#styles/tokens.css.ts';

const timeline = createVar();

const clear = keyframes({ from: { backgroundColor: 'transparent', boxShadow: 'none' } });

export const header = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 2,
  blockSize: bar.header,
  paddingInline: space.gutter,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
  background: color.raised,
  boxShadow: `0 ${stroke.hair} ${color.line}`,
  viewTransitionName: 'header',
  // Shown when it has arrived whole: each of its links would move those before it.
  selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } },
  '@supports': {
    // Clear over the sky at the top of the page; opaque as soon as text passes below.
    '(animation-timeline: scroll())': {
      animation: `${clear} linear both`,
      // Behind a variable the minifier cannot put it into the shorthand, where browsers refuse it.
      animationTimeline: fallbackVar(timeline, 'scroll()'),
      animationRange: '0 6rem',
      '@media': { [media.opaque]: { animation: 'none' } },
    },
  },
  '@media': {
    [media.md]: { paddingInlineEnd: `calc(${space.gutter} + 3.75rem)` },
    // Between two fixed bars too little of the page would be left.
    [media.short]: { position: 'absolute' },
    [media.print]: { position: 'static' },
  },
});
