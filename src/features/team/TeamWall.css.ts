import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { space } from '#styles/tokens.css.ts';

export const wall = style({
  // Two columns, however wide the phone is, or one where the text is large.
  ...grid(`${space.roomy} ${space.loose}`, 'repeat(auto-fill, minmax(max(7.5rem, 34%), 1fr))'),
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    // A long name has one line on a tablet.
    [media.md]: { gridTemplateColumns: 'repeat(4, 1fr)', columnGap: space.base },
    [media.xl]: { gridTemplateColumns: 'repeat(5, 1fr)', columnGap: space.loose },
  },
});

/** Its items and the free desk are in one grid. */
export const people = style({ display: 'contents' });
