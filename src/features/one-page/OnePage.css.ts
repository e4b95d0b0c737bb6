import { style } from '@vanilla-extract/css';
import { columnsFrom } from '#styles/layout.ts';
import { lead, space } from '#styles/tokens.css.ts';

export const intro = style({ marginBlockEnd: space.roomy });
export const text = style({ ...lead, marginBlockStart: space.base });
export const columns = style({
  ...columnsFrom('lg', '7fr 5fr', `${space.roomy} ${space.wide}`),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});
