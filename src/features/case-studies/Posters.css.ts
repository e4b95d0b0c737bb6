import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

export const heading = style({ marginBlockEnd: space.loose });

/** A row to swipe on a phone, three posters side by side where there is room. */
export const posters = style({
  selectors: {
    // Twice, to be stronger than the gap of the row.
    '&&': {
      '@media': {
        [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: space.roomy },
        // One below the other they would fill three sheets.
        [media.print]: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' },
      },
    },
  },
});

/** Narrow enough to show the edge of the next one. A tablet shows two, and the edge of the third. */
export const place = style({
  flex: '0 0 min(80%, 24rem)',
  scrollSnapAlign: 'start',
  '@media': { [media.md]: { flexBasis: '46%' } },
});
