import { createVar, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { barHeight, color, stroke } from '#styles/tokens.css.ts';

/** As large as the screen allows while the actions below or beside it stay in view. */
export const cardWidth = createVar();

/**
 * The card's width is the unit of everything on it, so the card scales like a picture. Container units would do the same,
 * but Safari has them only from version 16.
 */
export const hundredths = (count: number) => `calc(${count} * ${cardWidth} / 100)`;

export const cardHeight = hundredths((55 / 85) * 100);

/** The sky between the header and the card. */
export const sky = 'clamp(1.5rem, (100svh - 36rem) * 0.3, 3.5rem)';
export const cardTop = `${barHeight.header} + ${sky}`;

/** Where the card can be turned over. In print, and in Safari before 17, its sides are one above the other. */
export const turning = <const Rule>(screen: Rule) => ({
  '@supports': { 'selector(:popover-open)': { '@media': { screen } } },
});

/** One side of the card, 85 × 55 mm, or taller for a visitor who spaces text more widely. */
export const side = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  overflow: 'hidden',
  minBlockSize: cardHeight,
  padding: hundredths(6),
  borderRadius: hundredths(1.6),
  color: color.ink,
  lineHeight: 1.2,
  backfaceVisibility: 'hidden',
  boxShadow: `0 ${hundredths(3)} ${hundredths(5)} ${hundredths(-2.5)} ${color.shadow}`,
  '@media': {
    [media.forced]: { border: `${stroke.bold} solid` },
    [media.print]: { border: `${stroke.hair} solid`, boxShadow: 'none', breakInside: 'avoid' },
  },
  ...turning({ gridArea: '1 / 1' }),
});
