import { style } from '@vanilla-extract/css';
import { bothEnds, media } from '#styles/layout.ts';
import { bar, color, space, stroke } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';

export const header = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 2,
  minBlockSize: bar.header,
  paddingInline: space.gutter,
  // On a phone it holds the logo, a link and a button, in two rows where the text is large.
  ...bothEnds(`min(${space.snug}, 2vw)`),
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
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
    [media.lg]: { paddingInlineEnd: `calc(${space.gutter} + 3.75rem)` },
    // Two fixed bars would leave too little room for the page.
    [media.short]: { position: 'absolute' },
    [media.print]: { position: 'static' },
  },
});

/** Wider than its links, so that the swap of fonts does not move them. */
export const list = style({
  ...bothEnds(`min(${space.snug}, 2vw)`),
  '@media': {
    [media.lg]: { minInlineSize: 'min(31em, 80vw)' },
    [media.print]: { display: 'none' },
  },
});

/** A phone has these in its tab bar. */
export const inTabBar = style({ display: 'none', '@media': { [media.lg]: { display: 'block' } } });

export const link = style({
  fontSize: 'min(0.98em, 4.2vw)',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: 'none',
  borderBlock: `${stroke.line} solid transparent`,
  selectors: {
    '&[aria-current=page], &:hover': { borderBlockEndColor: color.ember },
    // The longest link, and the only one beside the button on a phone. It is equally wide in both fonts.
    'li:nth-last-child(2) > &': { minInlineSize: '4.7em' },
  },
  // A transparent border would be drawn for every link. This is a system colour.
  '@media': { [media.forced]: { borderColor: 'Canvas' } },
});

/** The main action, on every screen. */
export const enquiry = style([
  look.strong,
  {
    fontSize: 'min(1em, 4.2vw)',
    minBlockSize: '44px',
    minInlineSize: '5.8em',
    paddingInline: 'min(1rem, 2.4vw)',
    selectors: {
      // The first screen of Home has a button of its own.
      ':root.top .home &': { borderColor: 'currentColor', background: 'none', color: color.ink },
    },
  },
]);
