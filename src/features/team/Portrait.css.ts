import { globalStyle, style } from '@vanilla-extract/css';
import * as near from '#ui/picture/near.css.ts';
import { display, radius, size } from '#styles/tokens.css.ts';

/** Tinted by the person's True Color, which shows when the picture is missing. */
export const portrait = style({
  ...near.place,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: radius.small,
  overflow: 'hidden',
});
globalStyle(`${portrait} > img`, { position: 'absolute', inset: 0 });

/** The first letter of the name, behind the picture. It is aligned at its start, so that the swap of fonts does not move it. */
export const letter = style({
  inlineSize: '36%',
  ...display,
  fontSize: size.display,
});
