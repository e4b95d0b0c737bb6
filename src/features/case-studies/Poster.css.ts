import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { spoken } from '#styles/spoken.ts';
import * as near from '#ui/picture/near.css.ts';
import { color, font, radius, size, space } from '#styles/tokens.css.ts';

export const poster = style({
  position: 'relative',
  display: 'grid',
  gap: space.base,
  alignContent: 'start',
  textDecoration: 'none',
});

export const cover = style({ position: 'relative', display: 'block', aspectRatio: '4 / 5' });

export const picture = style([near.picture, { inlineSize: '100%', borderRadius: radius.small }]);

/** The lamps of the road, the window of the hut: they come on under the pointer and for the keyboard. */
export const lit = style({
  display: 'none',
  '@media': {
    [`screen and (hover: hover) and ${media.lively}`]: {
      display: 'block',
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      borderRadius: radius.small,
      opacity: 0,
      transition: 'opacity 700ms',
      selectors: { [`${poster}:is(:hover, :focus-visible) &`]: { opacity: 1 } },
    },
  },
});

/** On a phone the posters speak for themselves: their stories follow below. */
export const caption = style({
  ...spoken,
  '@media': {
    [`screen and ${media.md}`]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
      display: 'grid',
      gap: space.hair,
    },
  },
});
export const figure = style({
  fontFamily: font.display,
  fontSize: size.heading,
  lineHeight: 1,
  letterSpacing: '-0.022em',
  color: color.accent,
});
export const title = style({
  lineHeight: 1.3,
  textWrap: 'balance',
  selectors: { [`${poster}:hover &`]: { textDecoration: 'underline' } },
});
