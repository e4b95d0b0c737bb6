import { style } from '@vanilla-extract/css';
import { space } from '#styles/tokens.css.ts';

/** A face beside a sentence. */
export const replies = style({
  display: 'grid',
  gridTemplateColumns: '5rem 1fr',
  alignItems: 'start',
  gap: space.base,
  marginBlockStart: space.loose,
});
