import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, radius, space, stroke } from '#styles/tokens.css.ts';

const onPhone = `screen and (not ${media.md})`;

/** On a phone a row to swipe. From a tablet on, and in print, the page lays out the slides. */
export const row = style({
  // A hidden row is no tab stop, and none is needed where nothing scrolls. Its slides are visible again.
  visibility: 'hidden',
  '@media': {
    [onPhone]: {
      visibility: 'visible',
      display: 'flex',
      gap: space.base,
      margin: `0 calc(-1 * ${space.gutter})`,
      // Leaves room for focus outlines in the slides.
      padding: `${space.tight} ${space.gutter}`,
      scrollPaddingInline: space.gutter,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
      outlineOffset: `calc(-1 * ${stroke.focus})`,
    },
  },
});

/** The list of slides. Inside a row it has no box of its own, so that the row lays out its items. */
export const slides = style({
  visibility: 'visible',
  '@media': { [onPhone]: { display: 'contents' } },
});

/** Narrow enough to show the edge of the next one, but wide enough for text at 200%. */
export const slide = style({
  flex: '0 0 min(clamp(14rem, 80%, 24rem), 100%)',
  scrollSnapAlign: 'start',
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  // The gap shrinks on a phone with text at 200%, to leave room for the arrows.
  gap: `min(${space.base}, 5vw)`,
  marginBlockStart: space.base,
  '@media': { [`${media.md}, ${media.print}, (scripting: none)`]: { display: 'none' } },
});

export const place = style({
  minInlineSize: '4em',
  textAlign: 'center',
});

export const arrow = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '3rem',
  aspectRatio: '1',
  border: `${stroke.bold} solid`,
  borderRadius: radius.round,
  selectors: {
    '&:not([aria-disabled=true]):hover': { color: color.ember },
    '&[aria-disabled=true]': { opacity: 0.45, cursor: 'not-allowed' },
  },
});
