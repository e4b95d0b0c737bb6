import { style } from '@vanilla-extract/css';
import { space } from '#styles/tokens.css.ts';

/** Who replies: a face beside the heading, and a sentence below that. */
export const face = style({
  gridRowEnd: 'span 2',
  inlineSize: '4.5rem',
  marginInlineEnd: space.base,
});
