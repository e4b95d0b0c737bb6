import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { barHeight, color, duration, size, space, width } from '#styles/tokens.css.ts';
import { actions, turned } from './CardActions.css.ts';
import { back } from './CardBack.css.ts';
import { cardHeight, cardTop, cardWidth, sky } from './side.css.ts';
import { turn } from './TiltCard.css.ts';

/** As wide as the page allows, and as high as leaves the actions in view. */
const widthAbove = (actionsHeight: string, widest: string) =>
  `min(${widest}, max(12rem, (100svh - ${barHeight.header} - ${barHeight.tabs} - ${sky} - ${actionsHeight}) * 85 / 55))`;

export const scene = style({
  vars: { [cardWidth]: widthAbove('15.5rem', `100vw - 2 * ${space.gutter}`) },
  selectors: { [`&:has(${turned}:popover-open)`]: { vars: { [turn]: '180deg' } } },
  position: 'relative',
  ...grid(space.base, 'minmax(0, 1fr)'),
  isolation: 'isolate',
  overflow: 'clip',
  padding: `calc(${cardTop}) ${space.gutter} 0`,
  // The landscape stands on the ground, which begins behind the card.
  background: `linear-gradient(transparent calc(${cardTop} + ${cardHeight} - 3px), ${color.ground} 0)`,
  '@media': {
    // The sun is beside the card.
    [media.md]: {
      vars: { [cardWidth]: widthAbove('13.5rem', `66vw - ${space.gutter}, 56rem`) },
      gap: space.loose,
    },
    [media.lg]: { vars: { [cardWidth]: widthAbove('8rem', `66vw - ${space.gutter}, 56rem`) } },
    // So are the actions.
    [media.sideways]: {
      vars: { [cardWidth]: widthAbove('1rem', '54vw') },
      gridTemplateColumns: `${cardWidth} minmax(0, 1fr)`,
    },
    [media.print]: {
      vars: { [cardWidth]: '85mm' },
      paddingBlockStart: space.base,
      background: 'none',
    },
  },
});

/** The box of the card. */
export const card = style({
  inlineSize: cardWidth,
  // On a low phone it is narrower than the actions.
  justifySelf: 'center',
  '@media': { [`${media.md}, ${media.sideways}, ${media.print}`]: { justifySelf: 'start' } },
});

globalStyle(`${scene} > ${actions}`, { '@media': { [media.sideways]: { alignSelf: 'end' } } });

// The hidden side is hidden from screen readers too, once the card has turned. What is not rendered needs no letters.
const unturned = `${scene}:not(:has(${turned}:popover-open)) ${back}`;
globalStyle(unturned, { '@media': { screen: { visibility: 'hidden' } } });
globalStyle(`${unturned} > *`, { '@media': { screen: { contentVisibility: 'hidden' } } });
globalStyle(`:root.motion ${back}`, { transition: `visibility ${duration.change}` });
globalStyle(`:root.motion ${back} > *`, {
  transition: `content-visibility ${duration.change} allow-discrete`,
});

export const ground = style({
  ...grid(space.tight),
  justifyItems: 'center',
  padding: `${space.base} ${space.gutter}`,
  background: color.ground,
  color: color.onGround,
  '@media': {
    // Where the card is at the start of the page, so are these lines.
    [media.md]: { justifyItems: 'start' },
    [media.print]: { display: 'none' },
  },
});

export const help = style({
  maxInlineSize: width.measure,
  color: color.onGroundQuiet,
  fontSize: size.small,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [media.md]: { textAlign: 'start' } },
});
