import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import {
  color,
  headline,
  indent,
  size,
  smallPrint,
  space,
  stroke,
  title as titleType,
} from '#styles/tokens.css.ts';

/** The sheet, and below it the same as a file. */
export const column = style({ ...grid(space.base), justifyItems: 'start' });

/** A sheet of paper, with the ridge light along its head. */
export const sheet = style({
  ...grid(space.snug),
  justifySelf: 'stretch',
  padding: `clamp(${space.loose}, 5vw, ${space.roomy} + ${space.base})`,
  background: color.raised,
  border: `${stroke.hair} solid ${color.line}`,
  borderBlockStart: `${stroke.focus} solid ${color.ember}`,
  // Its lines are no longer than those of a letter.
  '@media': { [media.xxl]: { fontSize: size.lead } },
});

export const short = style({ color: color.accent, fontWeight: 700 });
export const title = style({ ...headline, ...titleType, lineHeight: 1.05 });
export const example = style(smallPrint);
export const heading = style({ marginBlockStart: space.base, fontSize: size.lead });
export const steps = style({ ...grid(space.tight), paddingInlineStart: indent.number });
