import { style, styleVariants } from '@vanilla-extract/css';
import { color, radius, size, space, stroke } from '#styles/tokens.css.ts';

export const place = styleVariants({
  // As high as the widget, so that nothing moves when it appears.
  visible: { minBlockSize: '78px' },
  invisible: {},
});

export const standIn = style({
  padding: `${space.snug} ${space.base}`,
  border: `${stroke.hair} dashed ${color.border}`,
  borderRadius: radius.medium,
  color: color.quiet,
  fontSize: size.small,
});
