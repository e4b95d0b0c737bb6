import { style } from '@vanilla-extract/css';
import { columnsFrom, grid, media } from '#styles/layout.ts';
import { color, lead, pictureEdge, size, space, width } from '#styles/tokens.css.ts';

/** Its link covers all of it, the poster too. */
export const proof = style({
  ...columnsFrom('md', '5fr 7fr', `${space.loose} ${space.wide}`),
  position: 'relative',
  alignItems: 'center',
});

export const cover = style({
  maxInlineSize: '32rem',
  aspectRatio: '4 / 5',
  ...pictureEdge,
  '@media': { [media.print]: { display: 'none' } },
});

export const words = style({ ...grid(space.base), justifyItems: 'start' });
/** The largest figure of the site: as wide as its column. */
export const figure = style({
  // oxlint-disable-next-line house/style-tokens -- The width of the column on a phone.
  fontSize: 'min(17vw, 6.5rem)',
  lineHeight: 0.92,
  color: color.accent,
  '@media': { [media.md]: { fontSize: `min(10vw, ${size.widest})` } },
});
export const meaning = style(lead);
export const quote = style({ maxInlineSize: width.measure });
