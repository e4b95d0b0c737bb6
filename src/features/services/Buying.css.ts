import { style } from '@vanilla-extract/css';
import { columnsFrom, grid, media, sideBySide, staysBelow } from '#styles/layout.ts';
import { color, display, space, stroke, title, width } from '#styles/tokens.css.ts';

export const layout = style(columnsFrom('lg', '1fr 1fr', `${space.roomy} ${space.wide}`));

/** Stays in view beside the questions if the window is high enough for all of it. */
export const offer = style({
  '@media': { [`${media.lg} and (min-height: 45em)`]: staysBelow(space.loose) },
});

export const heading = style({ marginBlockEnd: space.loose });
export const words = style({ ...grid(space.base), maxInlineSize: width.measure });

/** A board of prices: two columns of ruled lines where each price has one line or two. */
export const facts = style({
  ...grid(`0 ${space.roomy}`, sideBySide('15rem')),
  marginBlockStart: space.roomy,
});
export const fact = style({
  // Values are level, however many lines their labels have.
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  paddingBlock: `${space.snug} ${space.loose}`,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
});
export const value = style({
  marginBlockStart: space.hair,
  ...display,
  ...title,
  lineHeight: 1.1,
  color: color.accent,
  textWrap: 'balance',
});

/** What goes into the file of a purchase: a label, and beside it what it says. */
export const checks = style(grid(space.snug));
export const check = style({
  ...columnsFrom('sm', '9rem 1fr', `0 ${space.base}`),
  alignItems: 'baseline',
});
export const checked = style({ fontWeight: 700 });
