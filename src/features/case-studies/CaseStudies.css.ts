import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { size, space } from '#styles/tokens.css.ts';

export const heading = style({ fontSize: size.heading, marginBlockEnd: space.roomy });

/** A row to swipe on a phone, three posters side by side where there is room. */
export const posters = style({
  selectors: {
    // Twice, to be stronger than the gap of the row.
    '&&': {
      '@media': {
        // Rows that all posters share: the poster, client, title, result, problem, what was done, and the file.
        [`screen and ${media.md}`]: {
          display: 'grid',
          gridAutoFlow: 'column',
          // Two, and the edge of the next.
          gridAutoColumns: `calc(50% - ${space.loose})`,
          rowGap: space.tight,
        },
        [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: space.roomy },
      },
    },
  },
});

export const poster = style({
  flex: '0 0 min(88%, 24rem)',
  scrollSnapAlign: 'start',
  '@media': {
    [media.md]: { display: 'grid', gridRow: 'span 9', gridTemplateRows: 'subgrid' },
  },
});
