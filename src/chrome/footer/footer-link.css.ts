import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { target, touch } from '#styles/tokens.css.ts';

/** As large as a mouse needs, and on a touch screen a finger. */
export const footerLink = style({
  ...target,
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  '@media': { [media.touch]: { minInlineSize: touch.side, minBlockSize: touch.side } },
});
