import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { grid } from '#styles/layout.ts';
import { color, size, smallPrint, space, stroke, width } from '#styles/tokens.css.ts';

const base = style({
  ...grid(space.tight),
  paddingInlineStart: space.loose,
  borderInlineStart: `${stroke.focus} solid ${color.ember}`,
});

export const quote = styleVariants({
  plain: [base, { maxInlineSize: width.measure }],
  large: [base, { marginBlock: space.base }],
});

export const said = style({ textWrap: 'balance' });
globalStyle(`${quote.large} > ${said}`, { fontSize: size.lead, lineHeight: 1.4 });

export const who = style(smallPrint);
