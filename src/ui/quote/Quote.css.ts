import { style } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import { color, space, stroke } from '#styles/tokens.css.ts';

export const quote = style({
  ...grid(space.tight),
  paddingInlineStart: space.loose,
  borderInlineStart: `${stroke.focus} solid ${color.ember}`,
});
