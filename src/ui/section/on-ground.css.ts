import { style } from '@vanilla-extract/css';
import { color } from '#styles/tokens.css.ts';

/** For content on dark ground that is also used on paper: its colours there. */
export const onGround = style({
  vars: {
    [color.accent]: color.onGroundAccent,
    [color.ember]: color.onGroundAccent,
    [color.quiet]: color.onGroundQuiet,
    [color.line]: color.groundLine,
  },
});
