import { style } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import { color, size, space, stroke } from '#styles/tokens.css.ts';

export const quote = style({
  ...grid(space.tight),
  paddingInlineStart: space.loose,
  borderInlineStart: `${stroke.focus} solid ${color.ember}`,
  textWrap: 'balance',
});
export const large = style({ fontSize: size.lead, lineHeight: 1.4 });
