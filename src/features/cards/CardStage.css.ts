import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { grid, layer, media } from '#styles/layout.ts';
import { bar, color, size, space, spoken, width } from '#styles/tokens.css.ts';
import { glow, landscape, sun } from '#ui/ridges/Landscape.css.ts';
import { button } from './CardActions.css.ts';
import { back } from './CardBack.css.ts';
import { cardWidth, hundredths, turning, wide } from './side.css.ts';

export const scene = style({
  vars: { [cardWidth]: `min(100vw - 2 * ${space.gutter}, max(20rem, (100svh - 26rem) * 1.35))` },
  position: 'relative',
  display: 'grid',
  // The card, and the button that turns it. What arrives after the card does not move it.
  gridTemplateRows: `minmax(calc(100svh - ${bar.header} - ${bar.tabs} - 21.25rem), auto) minmax(4.75rem, auto)`,
  gridTemplateColumns: `minmax(0, ${cardWidth})`,
  justifyContent: 'center',
  alignItems: 'end',
  overflow: 'clip',
  padding: `calc(${bar.header} + ${space.base}) ${space.gutter} 0`,
  // The ground, over the lower edge of the landscape, which would leave a seam at fractional pixels.
  '::after': { ...layer(), gridRow: 3, background: color.ground },
  '@media': {
    [wide]: {
      vars: {
        [cardWidth]: `min(55vw - ${space.gutter}, 52rem, (100svh - ${bar.header} - ${bar.tabs} - 2rem) * 85 / 55)`,
      },
      minBlockSize: `calc(100svh - ${bar.tabs})`,
      gridTemplate: `2.75rem auto / ${cardWidth} 1fr`,
      alignContent: 'center',
      alignItems: 'start',
      columnGap: space.loose,
      padding: `${bar.header} max(${space.gutter}, (100vw - 84rem) / 2) 0`,
    },
    [media.print]: {
      vars: { [cardWidth]: '85mm' },
      gridTemplateRows: 'none',
      justifyContent: 'start',
    },
    [`${wide}, ${media.print}`]: { '::after': { display: 'none' } },
  },
});

// Behind the card.
globalStyle(`${scene} > ${landscape}`, {
  position: 'absolute',
  inset: 'auto 0 0',
  gridRow: '1 / 3',
  '@media': { [wide]: { gridRow: 'auto' } },
});

// Below a card only a sliver of the sun would show, and on a phone on its side it would rise behind the navigation.
globalStyle(`${scene} :is(${sun}, ${glow})`, {
  '@media': { [`not ${wide} and (min-height: 30em)`]: { display: 'none' } },
});

const sway = keyframes({
  '0%, 100%': { transform: 'none' },
  '14%': { transform: `translateY(${hundredths(-0.6)}) rotateX(2deg) rotateY(-5deg)` },
  '34%': { transform: `translateY(${hundredths(0.3)}) rotateX(-1.5deg) rotateY(4deg)` },
  '52%, 60%': { transform: 'none' },
  '70%': { transform: `translateY(${hundredths(-0.9)}) rotateX(2.5deg) rotateY(9deg)` },
  '86%': { transform: `translateY(${hundredths(0.2)}) rotateX(-1deg) rotateY(-3deg)` },
});

export const card = style({
  ...grid(space.base),
  ...turning({
    transformStyle: 'preserve-3d',
    selectors: {
      [`${scene}:has(:popover-open) &`]: { rotate: 'y 180deg' },
      ':root.motion &': {
        transition: 'rotate 700ms ease-out',
        animation: `${sway} 14.5s ease-in-out infinite`,
      },
      ':root.motion [data-leaning] &': { animation: 'none' },
    },
  }),
});

export const turn = style([
  button,
  {
    position: 'relative',
    justifySelf: 'center',
    marginBlock: `${space.loose} ${space.tight}`,
    minBlockSize: '2.75rem',
    paddingInline: space.base,
    fontSize: size.small,
    // The button begins where the card begins, above the actions. A keyboard reaches them in the same order.
    '@media': { [wide]: { justifySelf: 'start', marginBlock: 0 } },
    display: 'none',
    ...turning({ display: 'block' }),
  },
]);

// The hidden side is hidden from screen readers too, once the card has turned.
globalStyle(`${scene}:not(:has(:popover-open)) ${back}`, {
  '@media': { screen: { visibility: 'hidden' } },
});
globalStyle(`:root.motion ${back}`, { transition: 'visibility 700ms' });

/** For screen readers only: everybody else sees the card turn. */
export const turned = style({ ...spoken, position: 'fixed' });

// On its own layer in a transition the landscape would pass in front of the card.
globalStyle(`${scene} *`, { viewTransitionName: 'none !important' });

export const ground = style({
  ...grid(space.base),
  justifyItems: 'center',
  padding: `${space.base} ${space.gutter}`,
  background: color.ground,
  color: color.onGround,
  '@media': { [media.print]: { display: 'none' } },
});

export const help = style({
  maxInlineSize: width.measure,
  color: color.onGroundQuiet,
  fontSize: size.small,
  textAlign: 'center',
  textWrap: 'balance',
});
