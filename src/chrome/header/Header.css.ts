import { style } from '@vanilla-extract/css';
import { bothEnds, media } from '#styles/layout.ts';
import { barHeight, color, size, space, stroke, touch } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';

export const header = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 2,
  minBlockSize: barHeight.header,
  paddingInline: space.gutter,
  // On a phone it holds the logo, the telephone and a button, in two rows where the text is large.
  ...bothEnds(`min(${space.snug}, 2vw)`),
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
  // Set here, not inherited: over a dark section the header takes the colours of dusk, and an inherited ink would stay dark.
  color: color.ink,
  background: color.raised,
  boxShadow: `0 ${stroke.hair} ${color.line}`,
  viewTransitionName: 'header',
  selectors: {
    // Hidden until all of it has arrived, because each new link would move those before it.
    '&:not(:has(+ *))': { visibility: 'hidden' },
    ':root.top &': {
      background: 'none',
      boxShadow: 'none',
      '@media': { [media.opaque]: { background: color.raised } },
    },
  },
  '@media': {
    // The button of the Settings is there.
    [media.noTabBar]: {
      paddingInlineEnd: `calc(${space.gutter} + ${touch.side} + ${space.tight})`,
    },
    // Two fixed bars would leave too little room for the page.
    [media.short]: { position: 'absolute' },
    [media.print]: { position: 'static' },
  },
});

/** Wider than its links, so that the swap of fonts does not move them. */
export const list = style({
  ...bothEnds(`min(${space.snug}, 2vw)`),
  '@media': {
    [media.noTabBar]: { minInlineSize: 'min(31em, 59vw)' },
    [media.numberInHeader]: { minInlineSize: '39em' },
    [media.print]: { display: 'none' },
  },
});

/** A phone has most of these in its tab bar. */
export const page = style({
  display: 'none',
  '@media': { [media.noTabBar]: { display: 'block' } },
});
/** The logo leads there too. A small tablet has the telephone in its place. */
export const home = style({
  '@media': { [`not ${media.homeInHeader}`]: { display: 'none' } },
});

/** To ring the firm. Inline, because WebKit gives a block that begins a list item an empty line above it. */
export const call = style({
  display: 'inline-grid',
  verticalAlign: 'top',
  placeItems: 'center',
  gridAutoFlow: 'column',
  gap: space.hair,
  minInlineSize: touch.inHeader,
  blockSize: touch.inHeader,
});

export const link = style({
  // The navigation is in one row with the logo on the narrowest screen that has it.
  fontSize: 'min(100%, 2.28vw)',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: touch.inHeader,
  textDecoration: 'none',
  borderBlock: `${stroke.bold} solid transparent`,
  selectors: {
    '&[aria-current=page], &:hover': { borderBlockEndColor: color.ember },
  },
  '@media': {
    [media.largeText]: { fontSize: '78%' },
    // A transparent border would be drawn for every link. This is a system colour.
    [media.forced]: { borderColor: 'Canvas' },
  },
});

/** The main action, on every screen. */
export const enquiry = style([
  look.strong,
  {
    fontSize: `min(${size.small}, 4.4vw)`,
    // In the middle of its line, as the telephone beside it.
    verticalAlign: 'top',
    minBlockSize: touch.inHeader,
    minInlineSize: '5.8em',
    paddingInline: `min(${space.base}, 2.4vw)`,
    // In one line with the logo and the telephone.
    '@media': {
      [media.noTabBar]: { fontSize: '100%' },
      [media.largeText]: { fontSize: '78%', minInlineSize: '4.6em' },
    },
  },
]);

/** A phone has no room for the number. The label of the link has it. It has the same width in both fonts. */
export const number = style({
  display: 'none',
  '@media': { [media.numberInHeader]: { display: 'inline-block', minInlineSize: '6.5em' } },
});
