import { style } from '@vanilla-extract/css';
import { color, radius, size, space, stroke } from '#styles/tokens.css.ts';

/** As high as the widget, so that nothing moves when it appears. */
export const visible = style({ minBlockSize: '78px' });

export const standIn = style({
  padding: `${space.snug} ${space.base}`,
  border: `${stroke.hair} dashed ${color.border}`,
  borderRadius: radius.medium,
  color: color.quiet,
  fontSize: size.small,
});
