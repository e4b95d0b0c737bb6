import { style } from '@vanilla-extract/css';
import { grid, media, sideBySide } from '#styles/layout.ts';
import { color, indent, space, width } from '#styles/tokens.css.ts';

/** On a wide screen, as the words above: two even columns, so that neither ends far above the other. */
const inColumns = { gridTemplateColumns: '1fr 1fr', columnGap: space.wide } as const;

/** The other paragraphs and the features. */
export const details = style(grid(space.base));
export const paragraphs = style({
  ...grid(space.base),
  maxInlineSize: width.measure,
  '@media': { [media.xxl]: { ...inColumns, maxInlineSize: 'none' } },
});

export const features = style({
  display: 'grid',
  '@media': {
    [media.lg]: { gridTemplateColumns: sideBySide('15rem'), columnGap: space.roomy },
    [media.xxl]: inColumns,
  },
});

/** With half a sun in place of a bullet. */
export const feature = style({
  paddingBlock: space.snug,
  paddingInlineStart: indent.large,
  lineHeight: 1.4,
  background: `radial-gradient(circle at 50% 100%, ${color.ember} 0.35rem, transparent calc(0.35rem + 0.5px)) 0 1.2em / 0.8rem 0.375rem no-repeat`,
  // With forced colours and on paper there are no drawn backgrounds.
  '@media': {
    [`${media.forced}, ${media.print}`]: {
      listStyle: 'disc',
      marginInline: `${indent.large} 0`,
      paddingInline: 0,
    },
  },
});
