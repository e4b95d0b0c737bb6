import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layer, media } from '#styles/layout.ts';
import { color, duration, radius, space } from '#styles/tokens.css.ts';
import { sky } from './sky.ts';
import { lowest } from './view-rule.ts';

// view-rule.ts sets these for the view of the page.
export const sunX = 'var(--view-sun-x)';
const y = 'var(--view-sun-y)';
const disc = 'var(--view-sun-size)';
const focus = 'var(--view-focus)';
const ratio = 'var(--view-ratio)';
const above = 'var(--view-above)';
/** How wide the country is drawn. */
export const across = createVar();

/** How much of its foot is behind what follows it. */
export const behind = createVar();
/** How far the box of its picture rises above its own. */
const lift = createVar();
/** How far the country in it goes on below it. */
const sunk = createVar();

/** In a high window, ridges are at most this share of their own height. */
const highest = 1.1;

/** Its parent must clip it, because it may be wider than the page. */
export const landscape = style({
  vars: {
    [across]: 'max(100vw, 60rem, 120svh)',
    [lift]: '0px',
    [behind]: '0px',
    [sunk]: '0px',
  },
  position: 'relative',
  pointerEvents: 'none',
  minBlockSize: `calc(${across} * ${ratio} * ${lowest})`,
  // Keeps the sun, which may rise above the highest summit, clear of the words.
  marginBlockStart: `calc(${space.loose} + ${across} * ${above})`,
  '@media': { [`${media.print}, ${media.forced}`]: { display: 'none' } },
});

// Behind two pages that change places.
globalStyle('::view-transition-group(*.back)', { zIndex: -1 });
globalStyle('::view-transition-group(sky)', { background: sky });

/** Behind the crest of the section below it. */
export const back = style({
  blockSize: 'clamp(8rem, 19vw, 24rem)',
  '@media': { [media.sideways]: { blockSize: '8rem' } },
});

/** All that is drawn. */
export const picture = style({
  position: 'absolute',
  inset: `calc(-1 * ${lift}) 0 ${sunk}`,
});
// The first landscape of a page does not fade from page to page (src/styles/motion.css.ts).
globalStyle(`:not(${back}) > ${picture}`, {
  // WebKitGTK 2.50 shows no more than this box during a transition, so the sun must be in it.
  vars: { [lift]: `calc(${across} * 0.1)`, [sunk]: behind },
  viewTransitionName: 'var(--view-land)',
  viewTransitionClass: 'land',
  // Otherwise WebKitGTK 2.50 shows nothing of it for a frame when the transition ends.
  willChange: 'opacity',
});

// During a transition it would otherwise lie over what is below it. The picture itself is not clipped, because WebKitGTK would
// cut off first light at its box.
globalStyle('::view-transition-group(*.land)', { clipPath: 'inset(-100vh -10vw 0)' });

// The landscape stays wide on a phone, which shows a part of it, and grows with a high screen.
export const country = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${sunk})`,
  blockSize: `calc(100% - ${lift} + ${sunk})`,
  maxBlockSize: `calc(${across} * ${ratio} * ${highest})`,
  inlineSize: across,
  insetInlineStart: `calc((100% - ${across}) * ${focus})`,
});

// The second landscape of a page looks the other way, so that no page begins and ends with the same picture.
globalStyle(`${back} ${country}`, {
  scale: '-1 1',
  insetInlineStart: `calc((100% - ${across}) * (1 - ${focus}))`,
});

/** Clear of the words above, behind the crests, and fading where the sky is brighter. */
export const stars = style({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 0',
  inlineSize: '100%',
  blockSize: `calc(100% + ${across} * ${above} - ${lift})`,
  maskImage: 'linear-gradient(#000 35%, transparent 80%)',
});

/** The middle of the sun. */
export const atSun = {
  position: 'absolute',
  insetInlineStart: sunX,
  insetBlockStart: y,
  translate: '-50% -50%',
} as const;

const halo = {
  aspectRatio: '1.55',
  // It fades slowly, so that no rim shows.
  background: `radial-gradient(closest-side, ${color.glow}, ${color.haze} 40%, color-mix(in oklab, ${color.haze} 30%, transparent) 70%, transparent)`,
};
/** Behind the crests, as the sun is. */
export const glow = style({ ...atSun, zIndex: -1, inlineSize: '84%', ...halo });

// Behind two pages that change places it stays. This box is that of the glow, cut where the land hides it.
globalStyle(`${landscape}:not(${back}) > ${country}::after`, {
  ...layer(`calc(${y} - 0.271 * ${across}) auto ${space.loose} calc(${sunX} - 42%)`),
  inlineSize: '84%',
  viewTransitionName: 'var(--view-glow)',
  viewTransitionClass: 'land glow back',
});
globalStyle('::view-transition-old(*.glow), ::view-transition-new(*.glow)', halo);

export const sun = style({
  ...atSun,
  zIndex: -1,
  inlineSize: `min(${disc}, 17svh)`,
  aspectRatio: '1',
  borderRadius: radius.round,
  background: color.sun,
  selectors: {
    // At dusk it has gone down by half its radius.
    ':root.dark &': { translate: '-50% -25%' },
    // While the other theme spreads (src/ui/transition/turn-theme.ts). Both take the same time.
    ':root.turned &': { transition: `translate ${duration.theme} ease` },
  },
});

export const plane = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // Summits rise above the box, and slopes go on below it. Not clipped, because WebKitGTK 2.50 would clip what glides to the box.
  overflow: 'visible',
});

export const ridge = styleVariants({
  far: [plane, {}],
  mid: [plane, { color: color.crest }],
  near: [plane, { color: color.nearTop }],
});
