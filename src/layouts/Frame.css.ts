import { globalStyle, style } from '@vanilla-extract/css';
import { layer, media } from '#styles/layout.ts';
import { sky } from '#ui/ridges/sky.ts';
import { color, radius, ringInside, space } from '#styles/tokens.css.ts';

export const skip = style({
  position: 'fixed',
  insetBlockStart: space.tight,
  insetInlineStart: space.tight,
  zIndex: 3,
  padding: `${space.snug} ${space.base}`,
  borderRadius: radius.medium,
  background: color.ink,
  color: color.paper,
  outlineOffset: ringInside,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: 1, overflow: 'hidden' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({ display: 'contents' });

// The skip link leads here. An outline around the whole page would help nobody.
export const main = style({ outline: 'none' });

/** The sky behind every page. */
globalStyle('body::before', {
  ...layer(),
  position: 'fixed',
  zIndex: -1,
  background: sky,
  '@media': { [media.print]: { display: 'none' } },
});
