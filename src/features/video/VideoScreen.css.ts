import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, radius, space, spoken, target, width } from '#styles/tokens.css.ts';

export const screen = style({
  ...grid(space.roomy),
  placeContent: 'center',
  placeItems: 'center',
  minBlockSize: '100svh',
  padding: space.gutter,
  background: color.ground,
  color: color.onGround,
  '@media': {
    [media.md]: { gridTemplateColumns: 'auto minmax(0, 30rem)', columnGap: space.wide },
  },
  selectors: { '&:has(:target)': { padding: 0 } },
});

/** In the phone on the team page there is room for the clip alone. */
const inPhone = `${screen}:has(:target) &`;

export const video = style({
  inlineSize: 'auto',
  blockSize: 'min(80svh, 48rem)',
  maxInlineSize: '100%',
  borderRadius: radius.medium,
  selectors: {
    [inPhone]: { inlineSize: '100vw', blockSize: '100svh', objectFit: 'cover', borderRadius: 0 },
  },
});

/** Read to those who do not see the clip, also in the phone. */
export const words = style({
  ...grid(space.base),
  justifyItems: 'start',
  maxInlineSize: width.measure,
  selectors: { [inPhone]: spoken },
});

export const back = style({ ...target, selectors: { [inPhone]: { visibility: 'hidden' } } });
