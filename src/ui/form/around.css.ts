import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, space, stroke, width } from '#styles/tokens.css.ts';

export const column = style({
  minInlineSize: 0,
  maxInlineSize: width.column,
  // On a wide page up to the edge of its column.
  '@media': { [media.xxl]: { maxInlineSize: 'none' } },
});

export const withoutScript = style({
  padding: space.loose,
  marginBlock: `${space.loose} ${space.roomy}`,
  background: color.raised,
  borderInlineStart: `${stroke.focus} solid ${color.ember}`,
});
export const otherWay = style({ fontWeight: 700 });
