import { style } from '@vanilla-extract/css';
import { columnsFrom, media, staysBelow } from '#styles/layout.ts';
import { lead, space } from '#styles/tokens.css.ts';

export const columns = style({
  ...columnsFrom('lg', '7fr 5fr', `${space.roomy} ${space.wide}`),
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const page = style({ minInlineSize: 0 });
export const text = style({ ...lead, marginBlock: `${space.base} ${space.roomy}` });

/** Beside the page, which is long. In a low window it would be cut off. */
export const yours = style({
  minInlineSize: 0,
  '@media': { [`${media.lg} and (min-height: 44em)`]: staysBelow(space.loose) },
});
