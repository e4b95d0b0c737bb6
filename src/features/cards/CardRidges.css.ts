import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { layer, media } from '#styles/layout.ts';
import { color, radius } from '#styles/tokens.css.ts';
import { sunAt } from './card-ridges.ts';
import { cardHeight, cardTop, sky } from './side.css.ts';

/** How much of the sun has risen, as a share of what it can rise. At dusk it is lower. */
const risen = createVar();
/** How high on the card the ridges are, as the share of it that is above them. */
const above = createVar();
/** The width of the sun beside the card. */
const across = 'clamp(6rem, 9vw, 10rem)';

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
  vars: { [above]: '0.62' },
  insetBlockStart: `calc(${cardTop} + ${cardHeight} * ${above})`,
  inlineSize: '100%',
  blockSize: `calc(${cardHeight} * (0.99 - ${above}))`,
  overflow: 'visible',
  // Higher, because the actions are in front of it.
  '@media': { ...onScreen['@media'], [media.sideways]: { vars: { [above]: '0.3' } } },
});
globalStyle(`${ridges} use`, { vectorEffect: 'non-scaling-stroke' });

/** The crest at the sun. The page of a card says how far down the ridges it is (`horizonRule`). */
const horizon = `${cardTop} + ${cardHeight} * (${above} + (0.99 - ${above}) * var(--horizon))`;

/** Beside the card, half behind the far crest. A phone has no room there, so it stands above it. */
export const sun = style({
  ...onScreen,
  vars: { [risen]: '0.72' },
  insetInlineStart: '70%',
  insetBlockStart: `calc(${cardTop} - ${sky} * ${risen})`,
  inlineSize: '7.5rem',
  aspectRatio: '1',
  translate: '-50%',
  '::before': {
    ...layer('-90%'),
    background: `radial-gradient(closest-side in oklab, ${color.glow}, ${color.haze} 42%, transparent)`,
  },
  '::after': { ...layer(), borderRadius: radius.round, background: color.sun },
  selectors: { ':root.dark &': { vars: { [risen]: '0.5' } } },
  '@media': {
    ...onScreen['@media'],
    [media.md]: {
      vars: { [above]: '0.62' },
      insetBlockStart: `calc(${horizon} - ${across} * (${risen} - 0.1))`,
      insetInlineStart: `${sunAt * 100}%`,
      inlineSize: across,
    },
    [media.sideways]: { vars: { [above]: '0.3' } },
  },
});
