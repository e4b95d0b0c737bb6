import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layer, media } from '#styles/layout.ts';
import { sky } from '#ui/ridges/sky.ts';
import { color, duration, radius, ringInside, space } from '#styles/tokens.css.ts';

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
  ...layer('-2.5vmax'),
  position: 'fixed',
  zIndex: -1,
  background: sky,
  '@media': { [media.print]: { display: 'none' } },
});
// So slow that neither the movement nor its steps can be seen. Between two steps nothing is painted.
const drift = keyframes({ to: { translate: '2.5vmax 1.5vmax' } });
globalStyle(':root.motion body::before', {
  animation: `${drift} ${duration.drift} steps(600) infinite alternate`,
});
