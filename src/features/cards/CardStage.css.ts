import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { grid, media, noPopover } from '#styles/layout.ts';
import { bar, color, radius, ringInside, size, space, spoken, stroke } from '#styles/tokens.css.ts';
import { glow, landscape, sun } from '#ui/ridges/Landscape.css.ts';
import { back } from './CardBack.css.ts';
import { cardWidth, hundredths, margin, top, wide } from './side.css.ts';

export const stage = style({
  position: 'relative',
  vars: { [cardWidth]: `min(100vw - 2 * ${space.gutter}, max(20rem, (100svh - 26rem) * 1.35))` },
  '@media': {
    [wide]: {
      vars: {
        [cardWidth]: `min(55vw - ${space.gutter}, 52rem, (100svh - ${bar.header} - ${bar.tabs} - 2rem) * 85 / 55)`,
      },
    },
    [media.print]: { vars: { [cardWidth]: '85mm' } },
  },
});

export const scene = style({
  // Leaves room for the actions below it, which may arrive later and must not move it.
  minBlockSize: `calc(100svh - ${bar.tabs} - 15.5rem)`,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${cardWidth})`,
  placeContent: 'end center',
  // The row of the button below the card is there before the button.
  gridTemplateRows: `auto minmax(calc(2.75rem + ${space.loose}), auto)`,
  overflow: 'clip',
  padding: `calc(${bar.header} + ${space.base}) ${space.gutter} ${space.tight}`,
  '@media': {
    [wide]: {
      minBlockSize: `calc(100svh - ${bar.tabs})`,
      gridTemplate: `1fr / ${cardWidth} 1fr`,
      alignItems: 'start',
      columnGap: space.loose,
      padding: `calc(${top}) ${margin} 0`,
    },
    [media.print]: { minBlockSize: 'auto', gridTemplateRows: 'auto', justifyContent: 'start' },
  },
});

// At the foot of the scene, behind the card.
globalStyle(`${scene} > ${landscape}`, { position: 'absolute', inset: 'auto 0 0' });

// Below a card only a sliver of the sun would show, and on a phone on its side it would rise behind the navigation.
globalStyle(`${scene} :is(${sun}, ${glow})`, {
  display: 'none',
  '@media': { [wide]: { display: 'block' }, [media.lying]: { display: 'none' } },
});

const sway = keyframes({
  '0%, 100%': { transform: 'none' },
  '14%': { transform: `translateY(${hundredths(-0.6)}) rotateX(2deg) rotateY(-5deg)` },
  '34%': { transform: `translateY(${hundredths(0.3)}) rotateX(-1.5deg) rotateY(4deg)` },
  '52%, 60%': { transform: 'none' },
  '70%': { transform: `translateY(${hundredths(-0.9)}) rotateX(2.5deg) rotateY(9deg)` },
  '86%': { transform: `translateY(${hundredths(0.2)}) rotateX(-1deg) rotateY(-3deg)` },
});

/** Where the button cannot turn the card, its sides are one above the other, as in print. */
const bothSides = { aspectRatio: 'auto', transformStyle: 'flat' } as const;

/** 85 × 55 mm, or higher for a visitor who spaces text more widely. */
export const card = style({
  ...grid(space.base),
  gridAutoRows: 'minmax(max-content, auto)',
  aspectRatio: '85 / 55',
  transformStyle: 'preserve-3d',
  '@media': {
    // Paper shows both sides as they are, however the card is turned and leaning when it is printed.
    screen: {
      selectors: {
        [`${scene}:has(:popover-open) &`]: { rotate: 'y 180deg' },
        ':root.motion &': {
          transition: 'rotate 700ms ease-out',
          animation: `${sway} 14.5s ease-in-out infinite`,
        },
        ':root.motion [data-leaning] &': { animation: 'none' },
      },
    },
    [media.print]: bothSides,
  },
  '@supports': { [noPopover]: bothSides },
});

export const turn = style({
  position: 'relative',
  justifySelf: 'center',
  marginBlockStart: space.loose,
  minBlockSize: '2.75rem',
  paddingInline: space.base,
  border: `${stroke.line} solid ${color.onGroundQuiet}`,
  borderRadius: radius.medium,
  background: color.ground,
  color: color.onGround,
  fontSize: size.small,
  fontWeight: 700,
  outlineOffset: ringInside,
  '@media': {
    // The button begins where the card begins, above the actions. A keyboard reaches them in the same order.
    [wide]: { justifySelf: 'start', marginBlock: 0 },
    [media.print]: { display: 'none' },
  },
  '@supports': { [noPopover]: { display: 'none' } },
});

// The hidden side is hidden from screen readers too, once the card has turned.
globalStyle(`${scene}:not(:has(:popover-open)) ${back}`, {
  '@media': { screen: { visibility: 'hidden' } },
});
globalStyle(`:root.motion ${back}`, { transition: 'visibility 700ms' });

/** For screen readers only: everybody else sees the card turn. */
export const turned = style({ ...spoken, position: 'fixed' });

// On its own layer in a transition the landscape would pass in front of the card.
globalStyle(`${scene} *`, { viewTransitionName: 'none !important' });
