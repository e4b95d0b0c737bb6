import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { bar, color, headline, lead, size, space, width } from '#styles/tokens.css.ts';

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100svh',
  overflow: 'clip',
  isolation: 'isolate',
  paddingBlockStart: `calc(${bar.header} + min(${space.roomy}, 5.5svh))`,
});

export const words = style({
  zIndex: 1,
  ...grid(`min(${space.loose}, 3.3svh)`),
  justifyItems: 'start',
  paddingInline: space.gutter,
});

export const heading = style({ fontSize: `min(${size.display}, 12svh)` });
/** In these windows the digits are beside the text. */
const beside = `${media.md}, ${media.lying}`;

export const text = style({
  ...lead,
  maxInlineSize: `min(${width.measure}, 85vw)`,
  // Four lines in either font.
  '@media': {
    [beside]: { maxInlineSize: `min(${width.measure}, 40vw)`, minBlockSize: '5.6em' },
    [media.lying]: { fontSize: size.small },
  },
});

// The address is on its own line, so that the swap of fonts does not move it.
globalStyle(`${text} > a`, { display: 'table' });

/** Sinks behind the ridges like a sun. */
export const code = style({
  ...headline,
  fontSize: 'min(46vw, 40rem, 58svh)',
  lineHeight: 0.74,
  whiteSpace: 'nowrap',
  // As wide as its digits in both fonts, so that the swap of fonts does not move it.
  alignSelf: 'end',
  minInlineSize: '1.5em',
  marginInlineEnd: space.gutter,
  marginBlockStart: space.loose,
  // The landscape keeps its distance from words, but covers the foot of these digits.
  marginBlockEnd: 'calc(-0.42em - 3.5rem)',
  '@media': {
    [`not ${media.xs}`]: { fontSize: 'min(30vw, 58svh)' },
    [beside]: { fontSize: 'min(31vw, 40rem, 52svh)', marginBlock: '-10rem -0.24em' },
  },
  color: color.accent,
});
