import { style } from '@vanilla-extract/css';
import { color, space, stroke, width } from '#styles/tokens.css.ts';

export const column = style({ minInlineSize: 0, maxInlineSize: width.column });

export const withoutScript = style({
  padding: space.loose,
  marginBlock: `${space.loose} ${space.roomy}`,
  background: color.raised,
  borderInlineStart: `${stroke.focus} solid ${color.ember}`,
});
export const otherWay = style({ fontWeight: 700 });
