import { style } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import {
  color,
  headline,
  indent,
  size,
  smallPrint,
  space,
  stroke,
  target,
} from '#styles/tokens.css.ts';

/** A sheet of paper, with the ridge light along its head. */
export const sheet = style({
  ...grid(space.snug),
  padding: `clamp(${space.loose}, 5vw, ${space.roomy} + ${space.base})`,
  background: color.raised,
  border: `${stroke.hair} solid ${color.line}`,
  borderBlockStart: `${stroke.focus} solid ${color.ember}`,
});

export const short = style({ color: color.accent, fontWeight: 700 });
export const title = style({ ...headline, fontSize: size.title, lineHeight: 1.05 });
export const example = style(smallPrint);
export const heading = style({ marginBlockStart: space.base, fontSize: size.lead });
export const steps = style({ ...grid(space.tight), paddingInlineStart: indent.number });

export const download = style([
  target,
  { marginBlockStart: space.base, textDecorationColor: color.ember },
]);
