import { style } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import { color, size, smallPrint, space, stroke, width } from '#styles/tokens.css.ts';
import { textHeading } from './field.css.ts';

export const notice = style({
  ...grid(space.tight, `minmax(auto, ${width.measure})`),
  paddingBlockStart: space.loose,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  ...smallPrint,
});
export const noticeHeading = style([textHeading, { fontSize: size.text, color: color.ink }]);
