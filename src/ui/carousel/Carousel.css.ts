import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, radius, space, stroke } from '#styles/tokens.css.ts';

/** A row to swipe. From this width on, and on paper, the page sets its layout. */
export const rowUntil = styleVariants({ md: media.md, lg: media.lg }, (wide) => ({
  '@media': {
    [`screen and (not ${wide})`]: {
      display: 'flex',
      gap: space.base,
      margin: `0 calc(-1 * ${space.gutter})`,
      // Room above and below for the focus outline of what is in a slide.
      padding: `${space.tight} ${space.gutter}`,
      scrollPaddingInline: space.gutter,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
      outlineOffset: `calc(-1 * ${stroke.focus})`,
    },
  },
}));

// A slide is narrow enough to show the edge of the next one, but wide enough for text of 200%. A tablet shows two, and the
// edge of the third.
globalStyle('[data-carousel] > ul > *', {
  flex: '0 0 min(clamp(14rem, 80%, 24rem), 100%)',
  scrollSnapAlign: 'start',
  '@media': { [media.md]: { flexBasis: '46%' } },
});

export const controlsUntil = styleVariants({ md: media.md, lg: media.lg }, (wide) => ({
  display: 'flex',
  alignItems: 'center',
  // With text of 200% on a phone the arrows shrink, and the gaps leave them room.
  gap: `min(${space.base}, 5vw)`,
  marginBlockStart: space.base,
  // Until the script has come, the row is swiped and scrolled.
  visibility: 'hidden',
  selectors: { '[tabindex] + &': { visibility: 'visible' } },
  '@media': { [`${wide}, ${media.print}, (scripting: none)`]: { display: 'none' } },
}));

export const place = style({
  minInlineSize: '4em',
  textAlign: 'center',
});

export const arrow = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '3rem',
  aspectRatio: '1',
  border: `${stroke.line} solid`,
  borderRadius: radius.round,
  selectors: {
    '&:not([aria-disabled=true]):hover': { color: color.ember },
    '&[aria-disabled=true]': { opacity: 0.45, cursor: 'not-allowed' },
  },
});
