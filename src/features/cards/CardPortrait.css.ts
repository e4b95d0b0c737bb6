import { style } from '@vanilla-extract/css';
import { color, display, radius } from '#styles/tokens.css.ts';

/** As round as the sun. Its place says how large it is, and its initials are two fifths of that. */
export const portrait = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: radius.round,
  overflow: 'hidden',
  background: color.sun,
  ...display,
  lineHeight: 1,
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});
