import { style } from '@vanilla-extract/css';
import { columnsFrom, grid } from '#styles/layout.ts';
import { radius, size, space, target } from '#styles/tokens.css.ts';

export const codes = style({ inlineSize: '100%', marginBlockStart: space.tight });

export const heading = style({
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: space.snug,
  fontWeight: 700,
});

export const columns = style({
  ...columnsFrom('sm', '1fr 1fr', space.loose),
  alignItems: 'center',
  maxInlineSize: '38rem',
  marginInline: 'auto',
  paddingBlock: space.base,
});

export const code = style({ inlineSize: '100%', borderRadius: radius.medium });
export const words = style(grid(space.snug));
export const subheading = style({ fontSize: size.title });
export const file = style({ ...target, fontSize: size.small });
