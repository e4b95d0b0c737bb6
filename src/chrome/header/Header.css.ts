import { style } from '@vanilla-extract/css';
import { bothEnds, media } from '#styles/layout.ts';
import { bar, color, space, stroke } from '#styles/tokens.css.ts';

export const header = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 2,
  blockSize: bar.header,
  paddingInline: space.gutter,
  // On a phone it holds the logo, a link and a button.
  ...bothEnds(`min(${space.snug}, 2vw)`),
  whiteSpace: 'nowrap',
  background: color.raised,
  boxShadow: `0 ${stroke.hair} ${color.line}`,
  viewTransitionName: 'header',
  selectors: {
    // Hidden until all of it has arrived, because each further link would move those before it.
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
    // Two fixed bars would leave too little room for the page.
    [media.short]: { position: 'absolute' },
    [media.print]: { position: 'static' },
  },
});
