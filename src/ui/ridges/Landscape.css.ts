import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, radius, space } from '#styles/tokens.css.ts';
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

/** How much of the land of Home is behind the facts below it. In a low window more, so that they stay on the screen. */
export const behindFacts = {
  // oxlint-disable-next-line house/style-tokens -- Worked out from the height of the window.
  usual: `clamp(${space.tight}, 4rem - 6svh, 1.25rem)`,
  small: space.tight,
};
/** How far the box of its picture rises above its own. */
const lift = createVar();

/** In a high window, ridges are at most this share of their own height. */
const highest = 1.1;

/** Its parent must clip it, because it may be wider than the page. */
export const landscape = style({
  vars: {
    [across]: 'max(100vw, 60rem, 120svh)',
    [lift]: '0px',
  },
  position: 'relative',
  pointerEvents: 'none',
  minBlockSize: `calc(${across} * ${ratio} * ${lowest})`,
  // Keeps the sun, which may rise above the highest summit, clear of the words.
  marginBlockStart: `calc(${space.loose} + ${across} * ${above})`,
  '@media': { [media.print]: { display: 'none' }, [media.forced]: { display: 'none' } },
});

// Behind two pages that change places.
globalStyle(':root.motion::view-transition-group(sky)', { zIndex: -1, background: sky });

/** Behind the crest of the section below it. */
export const back = style({
  blockSize: 'clamp(8rem, 19vw, 24rem)',
  '@media': { [media.sideways]: { blockSize: '8rem' } },
});

/** All that is drawn. */
export const picture = style({
  position: 'absolute',
  inset: `calc(-1 * ${lift}) 0 0`,
});
// The first landscape of a page does not fade from page to page (src/styles/motion.css.ts).
globalStyle(`:not(${back}) > ${picture}`, {
  // WebKitGTK 2.50 shows no more than this box during a transition, so the sun must be in it.
  vars: { [lift]: `calc(${across} * 0.1)` },
  // Each view has a name of its own. Browsers would move and stretch one picture into the other.
  viewTransitionName: 'var(--view-name)',
  viewTransitionClass: 'land',
});

// During a transition it would otherwise lie over what is below it. The picture itself is not clipped, because WebKitGTK would
// cut off first light at its box. The page that follows Home needs the second rule too, so it is not in the styles of Home.
const clipped = (foot: string) => ({ clipPath: `inset(-100vh -10vw ${foot})` });
globalStyle(':root::view-transition-group(*.land)', clipped('0'));
globalStyle(':root::view-transition-group(view-home)', {
  ...clipped(behindFacts.usual),
  '@media': { [`${media.smallPhone}, ${media.sideways}`]: clipped(behindFacts.small) },
});

// The landscape stays wide on a phone, which shows the part around the sun, and grows with a high screen.
export const country = style({
  position: 'absolute',
  insetBlockEnd: 0,
  blockSize: `calc(100% - ${lift})`,
  maxBlockSize: `calc(${across} * ${ratio} * ${highest})`,
  inlineSize: across,
  insetInlineStart: `clamp(100% - ${across}, 50% - ${focus} * ${across}, 0px)`,
});

// The second landscape of a page looks the other way, so that no page begins and ends with the same picture.
globalStyle(`${back} ${country}`, {
  scale: '-1 1',
  insetInlineStart: `clamp(100% - ${across}, 50% - (1 - ${focus}) * ${across}, 0px)`,
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

/** The middle of the sun, behind the crests. */
export const atSun = {
  position: 'absolute',
  zIndex: -1,
  insetInlineStart: sunX,
  insetBlockStart: y,
  translate: '-50% -50%',
} as const;

export const glow = style({
  ...atSun,
  inlineSize: '84%',
  aspectRatio: '1.55',
  // It fades slowly, so that no rim shows.
  background: `radial-gradient(closest-side in oklab, ${color.glow}, ${color.haze} 40%, color-mix(in oklab, ${color.haze} 30%, transparent) 70%, transparent)`,
});

export const sun = style({
  ...atSun,
  inlineSize: `min(${disc}, 17svh)`,
  aspectRatio: '1',
  borderRadius: radius.round,
  background: color.sun,
  selectors: {
    // At dusk it has gone down by half its radius.
    ':root.dark &': { translate: '-50% -25%' },
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
