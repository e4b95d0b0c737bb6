import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { bar, color, space, stroke } from '#styles/tokens.css.ts';

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
  // On a phone the logo, a link and a button stand in it.
  gap: `min(${space.snug}, 2vw)`,
  whiteSpace: 'nowrap',
  background: color.raised,
  boxShadow: `0 ${stroke.hair} ${color.line}`,
  viewTransitionName: 'header',
  selectors: {
    // Shown when it has arrived whole: each of its links would move those before it.
    '&:not(:has(+ *))': { visibility: 'hidden' },
    ':root.top &': {
      background: 'none',
      boxShadow: 'none',
      '@media': { [media.opaque]: { background: color.raised } },
    },
    ':root.motion &': { transition: 'background-color 200ms' },
  },
  '@media': {
    [media.lg]: { paddingInlineEnd: `calc(${space.gutter} + 3.75rem)` },
    // Between two fixed bars too little of the page would be left.
    [media.short]: { position: 'absolute' },
    [media.print]: { position: 'static' },
  },
});
