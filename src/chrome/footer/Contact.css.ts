import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

/** Side by side on a phone, where they are small. */
export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.base,
  fontStyle: 'normal',
  '@media': { [media.sm]: { display: 'grid', justifyItems: 'start', gap: space.tight } },
});

export const line = style({
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: '2rem',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});
