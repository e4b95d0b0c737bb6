import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { lightKey } from '#lib/preferences/preferences.ts';
import { grid, media } from '#styles/layout.ts';
import { firstPage } from '#styles/motion.css.ts';
import { arrival } from '#styles/reveal.ts';
import { across, behind, landscape } from '#ui/ridges/Landscape.css.ts';
import { groundFrom } from '#ui/ridges/sky.ts';
import { facts } from './HeroFacts.css.ts';
import { barHeight, color, lead, size, space, touch } from '#styles/tokens.css.ts';

// Scrolling is smooth only while the button to the services is pointed at or has the focus. So an address with a hash, such
// as /#clients, opens there at once.
globalStyle('html:has([href="#services"]:is(:hover, :focus))', {
  '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
});

// A visitor who comes from another page of the site need not wait for the words. The headline can be read from the first moment,
// so that nothing else is read before it.
const riseIn = keyframes({ from: { opacity: 0.8, translate: '0 1.75rem' } });
// oxlint-disable-next-line house/style-tokens -- The headline arrives first, then the rest.
const [wordsAfter, restAfter] = ['300ms', '500ms'];

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  isolation: 'isolate',
  minBlockSize: `calc(100svh - ${barHeight.tabs})`,
  paddingBlockStart: `calc(${barHeight.header} + clamp(${space.tight}, 7svh - ${space.roomy}, ${space.ample}))`,
  '@media': {
    [media.smallPhone]: { paddingBlockStart: `calc(${barHeight.header} + ${space.hair})` },
    [media.sideways]: { paddingBlockStart: `calc(${barHeight.header} + ${space.snug})` },
    [media.print]: { minBlockSize: 0 },
  },
});

// What a browser shows before it has painted anything is about as dark as the start of first light.
globalStyle(firstPage, { background: `color-mix(in oklab, ${color.skyTop} 65%, ${color.midTop})` });

// With motion on the hero shows once it is whole, so that no part of it misses first light. Until then the sky is as dark as
// at the start of first light.
const early = `${firstPage}:not(:has(${hero} + *))`;
globalStyle(`${early} main`, { display: 'none' });
globalStyle(`${early} body::before`, { boxShadow: `inset 0 0 0 100vw ${color.unlit}` });

// While pages change places. The facts below the land stand on ground.
globalStyle(`:root.motion.top:has(${hero} + *) body::after`, {
  background: groundFrom('75svh'),
});

export const words = style({ zIndex: 1, paddingInline: space.gutter });

/** As wide as the page: three lines on a phone, two on wider screens. */
export const headline = style({
  fontSize: '13.6vw',
  lineHeight: 0.94,
  letterSpacing: '-0.025em',
  // Optical: the stem of its first letter is above the edge of the button. The later lines begin there by themselves.
  textIndent: '-0.034em',
  '@media': {
    [media.md]: {
      fontSize: `min(10vw, ${size.widest}, 20svh - ${space.loose})`,
    },
    // In one line on a phone on its side, so that the button, the mountains and the facts below them have room.
    [media.sideways]: { fontSize: 'min(4.85vw, 12svh)' },
  },
  selectors: {
    [`${firstPage} &`]: {
      // Without a layer from the start WebKitGTK 2.50 would make one when the animation begins. The headline would be gone
      // for a frame or two. Sun and veil have layers too (src/ui/ridges/first-light.css.ts).
      willChange: 'opacity',
      animation: `${riseIn} ${arrival} ${wordsAfter}`,
    },
  },
});

export const next = style({
  ...grid(`min(${space.loose}, 2.6svh)`),
  placeItems: 'start',
  marginBlockStart: `min(clamp(${space.loose}, 3vw, ${space.ample}), 4.5svh)`,
  '@media': {
    // The button is on the left, below the edge of the headline. Its column is fixed, so the swap of fonts does not move
    // the words beside it.
    [`${media.lg}, ${media.sideways}`]: { gridTemplateColumns: '13rem auto' },
    [media.smallPhone]: { rowGap: space.snug, marginBlockStart: space.base },
    [media.smallestPhone]: { rowGap: space.tight, marginBlockStart: space.hair },
    [media.sideways]: { rowGap: space.tight, marginBlockStart: space.base },
  },
});

/** Its width is fixed, so that it does not change when the font replaces the fallback. */
export const button = style({
  inlineSize: 'min(100%, 13rem)',
  justifyContent: 'space-between',
  '@media': {
    [`${media.lg}, ${media.sideways}`]: { order: -1 },
    [`${media.smallPhone}, ${media.sideways}`]: { minBlockSize: touch.side },
  },
});

/** Two sentences, each on a line of its own where there is room. */
export const tagline = style({
  ...lead,
  maxInlineSize: 'none',
  textWrap: 'balance',
  '@media': {
    [`${media.smallPhone}, ${media.sideways}`]: { fontSize: size.small },
    [media.xxl]: { fontSize: size.title },
  },
});

// Only a visitor who has sent an enquiry has left a light on in the hut (src/lib/preferences/before-paint.ts).
// landmarks/hut.svg reads the two variables.
globalStyle(`:root:not(.${lightKey}) ${hero}`, {
  vars: { '--window': 'none', '--lamp': 'none' },
});
// As high as the window allows. Its lower edge lies behind the foot, which has the same colour. In a low window more of it does,
// so that the facts stay on the screen.
globalStyle(`${hero} > ${landscape}`, {
  vars: {
    [across]: 'max(100vw, 60rem, 130svh)',
    // oxlint-disable-next-line house/style-tokens -- Worked out from the height of the window.
    [behind]: `clamp(${space.tight}, 4rem - 6svh, 1.25rem)`,
  },
  flexGrow: 1,
  marginBlockEnd: `calc(-1 * ${behind})`,
  '@media': {
    // Smaller, so that all of it is on the first screen. Its valleys are close to its lower edge here.
    [`${media.smallPhone}, ${media.sideways}`]: {
      vars: { [across]: 'max(100vw, 35rem)', [behind]: space.hair },
    },
    [media.smallestPhone]: { vars: { [across]: '100vw' } },
  },
});

globalStyle(`${firstPage} :is(${next}, ${facts} > *)`, {
  // As for the headline.
  willChange: 'opacity',
  animation: `fadeInUp ${arrival} ${restAfter}`,
});
