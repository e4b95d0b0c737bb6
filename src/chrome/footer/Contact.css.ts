import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

export const contact = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.tight,
  fontStyle: 'normal',
});

export const line = style({
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: '2rem',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});
