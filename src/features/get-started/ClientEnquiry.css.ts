import { style } from '@vanilla-extract/css';
import { columnsFrom, media, staysBelow } from '#styles/layout.ts';
import { lead, space, width } from '#styles/tokens.css.ts';

export const layout = style({
  ...columnsFrom('lg', '5fr 7fr', space.wide),
});

export const words = style({
  maxInlineSize: width.measure,
  '@media': { [media.lg]: staysBelow(space.loose) },
});
export const text = style({ ...lead, marginBlock: `${space.loose} ${space.roomy}` });
