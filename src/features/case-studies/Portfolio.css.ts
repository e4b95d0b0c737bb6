import { style } from '@vanilla-extract/css';
import { columnsFrom } from '#styles/media.ts';
import { space, width } from '#styles/tokens.css.ts';

export const portfolio = style({
  ...columnsFrom('md', '5fr 7fr'),
  gap: `${space.base} ${space.wide}`,
});
export const text = style({ maxInlineSize: width.measure });
