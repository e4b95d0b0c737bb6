import { createVar, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, stroke } from '#styles/tokens.css.ts';

/** As large as the screen allows while the actions below or beside it stay in view. */
export const cardWidth = createVar();

/** A window in which the actions are beside the card. */
export const wide = 'screen and (orientation: landscape) and (min-width: 35em)';

/**
 * The card's width is the unit of everything on it, so the card scales like a picture. Container units would do the same,
 * but Safari has them only from version 16.
 */
export const hundredths = (count: number) => `calc(${count} * ${cardWidth} / 100)`;

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
  minBlockSize: hundredths((55 / 85) * 100),
  padding: hundredths(6),
  borderRadius: hundredths(1.6),
  color: color.ink,
  lineHeight: 1.2,
  backfaceVisibility: 'hidden',
  boxShadow: `0 ${hundredths(3)} ${hundredths(5)} ${hundredths(-2.5)} oklch(0.2 0.06 295 / 0.55)`,
  '@media': {
    [media.forced]: { border: `${stroke.line} solid` },
    [media.print]: { border: `${stroke.hair} solid`, boxShadow: 'none', breakInside: 'avoid' },
  },
  ...turning({ gridArea: '1 / 1' }),
});
