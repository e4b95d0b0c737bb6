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
  maxInlineSize: width.column,
  aspectRatio: '4 / 5',
  ...pictureEdge,
  '@media': { [media.print]: { display: 'none' } },
});

export const words = style({ ...grid(space.base), justifyItems: 'start' });
/** As large as the headline of the page. */
export const figure = style({ fontSize: size.display, lineHeight: 0.92, color: color.accent });
export const meaning = style(lead);
export const quote = style({ maxInlineSize: width.measure });
