import { style } from '@vanilla-extract/css';
import { grid, sideBySide } from '#styles/layout.ts';
import { color, smallPrint, space, stroke } from '#styles/tokens.css.ts';

export const notice = style({
  ...grid(space.tight),
  paddingBlockStart: space.loose,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
});
/** In two columns where a line of each has room for some seven words. */
export const noticeText = style({
  ...grid(`${space.tight} ${space.loose}`, sideBySide('17rem')),
  ...smallPrint,
});
