import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, size, space, width } from '#styles/tokens.css.ts';

export const footer = style({
  display: 'grid',
  justifyContent: 'center',
  gap: space.base,
  padding: `${space.roomy} ${space.gutter}`,
  background: color.ground,
  color: color.onGroundQuiet,
  fontSize: size.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.loose,
  maxInlineSize: width.column,
  fontStyle: 'normal',
});

/** As large as a thumb needs. */
export const link = style({
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
});
