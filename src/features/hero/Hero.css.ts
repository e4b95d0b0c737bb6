import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, grid, media } from '#styles/layout.ts';
import { arrival } from '#styles/motion.css.ts';
import { landscape } from '#ui/ridges/Landscape.css.ts';
import { bar, color, lead, size, space } from '#styles/tokens.css.ts';

// Only Home has a hero, and its button goes down to the services. A visitor who opens the page at a place, such as
// /#clients, gets there at once.
globalStyle('html:has([href="#services"]:is(:hover, :focus))', {
  '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
});

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  isolation: 'isolate',
  minBlockSize: `calc(100svh - ${bar.tabs})`,
  paddingBlockStart: `calc(${bar.header} + clamp(1rem, 3svh, 3rem))`,
  '@media': {
    [media.print]: { minBlockSize: 0 },
  },
});

export const words = style({ zIndex: 1, paddingInline: space.gutter });

/** As wide as the page: three lines on a phone, two on wider screens. */
export const headline = style({
  fontSize: '13.6vw',
  lineHeight: 0.94,
  letterSpacing: '-0.028em',
  '@media': {
    [media.md]: { fontSize: 'min(10vw, 12rem)', marginInlineStart: '-0.04em' },
    // On a phone on its side the button and the mountains stay in view.
    [media.lying]: { fontSize: 'min(10vw, 15svh)' },
  },
  selectors: { ':root.motion &': { animation: `fadeInUp ${arrival} 300ms` } },
});

export const next = style({
  ...grid(space.loose),
  placeItems: 'start',
  marginBlockStart: 'min(clamp(1.5rem, 3vw, 3rem), 4.5svh)',
  '@media': {
    // The button's column is fixed, so the swap of fonts does not move the words beside it. Button and words are
    // aligned at the top, so lines that arrive later do not move the button.
    [`${media.md}, ${media.lying}`]: { gridTemplateColumns: '13rem auto' },
  },
  selectors: { ':root.motion &': { animation: `fadeInUp ${arrival} 500ms` } },
});

// The same width in both fonts.
globalStyle(`${next} > a`, { inlineSize: 'min(100%, 13rem)', justifyContent: 'space-between' });

/** Two sentences, each on a line of its own where there is room. */
export const tagline = style({
  ...lead,
  maxInlineSize: 'none',
  '@media': { [media.lying]: { fontSize: size.small } },
});

/** Continues the nearest ridge to the foot of the screen. It arrives before the landscape, which is drawn above it. */
export const foot = style({
  zIndex: 1,
  order: 1,
  marginBlockStart: 'auto',
  ...cluster(`${space.hair} ${space.loose}`),
  justifyContent: 'space-between',
  paddingInline: space.gutter,
  paddingBlockEnd: space.loose,
  background: color.ground,
  fontSize: size.small,
  color: color.onGround,
  '@media': {
    [media.xl]: grid(`0 ${space.wide}`, '5fr 7fr'),
    [media.print]: { background: 'none', color: 'inherit' },
  },
  selectors: {
    // Hidden until all of it has arrived, because its second line would move the first.
    '&:not(:has(+ *))': { visibility: 'hidden' },
    // The ridges beside it are a separate layer while pages change.
    ':root.motion &': { viewTransitionName: 'country' },
  },
});
globalStyle(`${hero} > ${landscape}`, {
  // The sun rises as far above it as the screen is high.
  marginBlock: 'max(3.5rem, 6.7svh) -1.25rem',
  '@media': { [media.lying]: { marginBlockStart: '2.5rem' } },
});
globalStyle(`${foot} > a`, {
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  '@media': {
    [media.md]: { fontSize: size.text },
    // Equally wide in both fonts, so that its beginning stays where it is.
    [media.lg]: { minInlineSize: 'min(39.5em, 100%)' },
    [media.touch]: { minBlockSize: '2.75rem' },
  },
});
