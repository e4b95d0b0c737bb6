import { style } from '@vanilla-extract/css';
import { grid, media, staysBelow } from '#styles/layout.ts';
import { lead, space, width } from '#styles/tokens.css.ts';

/** On a wide screen the form reaches the margin, where it is as wide as it may be. */
export const layout = style({
  ...grid(space.wide),
  '@media': {
    [media.lg]: { gridTemplateColumns: '5fr 7fr' },
    [media.xxl]: { gridTemplateColumns: `1fr ${width.column}` },
  },
});

export const words = style({
  maxInlineSize: width.measure,
  '@media': { [media.lg]: staysBelow(space.loose) },
});
export const text = style({ ...lead, marginBlock: `${space.loose} ${space.roomy}` });
