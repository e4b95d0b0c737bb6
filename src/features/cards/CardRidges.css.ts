import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { layer, media } from '#styles/layout.ts';
import { bar, color, radius } from '#styles/tokens.css.ts';
import { cardHeight, cardTop, sky } from './side.css.ts';

/** How far down the sun is at dawn and at dusk. */
const [rise, sink] = [createVar(), createVar()];

const onScreen = {
  position: 'absolute',
  zIndex: -1,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' }, [media.forced]: { display: 'none' } },
} as const;

/** The far crest passes behind the lower third of the card, and the near one ends above its foot. */
export const ridges = style({
  ...onScreen,
  insetInline: 0,
  insetBlockStart: `calc(${cardTop} + ${cardHeight} * 0.62)`,
  inlineSize: '100%',
  blockSize: `calc(${cardHeight} * 0.37)`,
  overflow: 'visible',
});
globalStyle(`${ridges} use`, { vectorEffect: 'non-scaling-stroke' });

/** Beside the card. A phone has no room there, so it stands above it. At dusk it is lower. */
export const sun = style({
  ...onScreen,
  vars: { [rise]: `${cardTop} - ${sky} * 0.72`, [sink]: `${cardTop} - ${sky} * 0.5` },
  insetInlineStart: '70%',
  insetBlockStart: `calc(${rise})`,
  inlineSize: '7.5rem',
  aspectRatio: '1',
  translate: '-50%',
  '::before': {
    ...layer('-90%'),
    background: `radial-gradient(closest-side in oklab, ${color.glow}, ${color.haze} 42%, transparent)`,
  },
  '::after': { ...layer(), borderRadius: radius.round, background: color.sun },
  selectors: { ':root.dark &': { insetBlockStart: `calc(${sink})` } },
  '@media': {
    ...onScreen['@media'],
    [media.md]: {
      vars: {
        [rise]: `${cardTop} + ${cardHeight} * 0.62 - 6.5vw`,
        [sink]: `${cardTop} + ${cardHeight} * 0.62 - 4.5vw`,
      },
      insetInlineStart: '83%',
      inlineSize: 'clamp(6rem, 9vw, 10rem)',
    },
    [media.lying]: {
      vars: { [rise]: `${bar.header} + 0.5rem`, [sink]: `${bar.header} + 1rem` },
      inlineSize: '4.5rem',
    },
  },
});
