import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { bar, color, size, space, width } from '#styles/tokens.css.ts';

export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
  padding: `${space.roomy} ${space.gutter} calc(${space.roomy} + ${bar.tabs})`,
  background: color.ground,
  color: color.onGroundQuiet,
  fontSize: size.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const blurb = style({ maxInlineSize: width.column });

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.loose,
  fontStyle: 'normal',
});

/** Stays together when the line breaks. */
export const town = style({ whiteSpace: 'nowrap' });

/** As large as a thumb needs. */
export const link = style({
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
});
