import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, columnsFrom, grid } from '#styles/layout.ts';
import { landscape } from '#ui/ridges/Landscape.css.ts';
import { lead, space } from '#styles/tokens.css.ts';

export const closing = style({
  isolation: 'isolate',
  ...columnsFrom('lg', '5fr 7fr', `${space.loose} ${space.wide}`),
});
export const words = style(grid(space.loose));
export const text = style(lead);
export const ways = style(cluster(`${space.base} ${space.loose}`));

// From edge to edge, and down to the crest of the footer. The glow of its sun is behind the words.
globalStyle(`${closing} > ${landscape}`, {
  zIndex: -1,
  gridColumn: '1 / -1',
  marginInline: `calc(-1 * ${space.gutter})`,
  marginBlockEnd: `calc(-1 * (${space.section} + ${space.roomy}))`,
});
