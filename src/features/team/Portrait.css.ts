import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { display, radius, size } from '#styles/tokens.css.ts';

/** Tinted by the person's True Color, which shows when the picture is missing. */
export const portrait = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: radius.small,
  overflow: 'hidden',
  // Browsers fetch lazy pictures several screens ahead, which on a phone would be all of the wall. What is not laid out is
  // not fetched, and a browser lays this out when it is almost in view.
  '@media': { [`screen and (not ${media.lg})`]: { contentVisibility: 'auto' } },
});

export const frame = style({ position: 'absolute', inset: 0 });

// In a line, and with its width only as a limit, because Chromium then draws nothing where the picture is missing, as every
// browser should for an empty description. Otherwise it draws an icon and a border.
export const picture = style({
  display: 'inline',
  verticalAlign: 'top',
  inlineSize: 'auto',
  minInlineSize: '100%',
  maxInlineSize: '100%',
});

/** The first letter of the name, behind the picture. It is aligned at its start, so that the swap of fonts does not move it. */
export const letter = style({
  inlineSize: '36%',
  ...display,
  fontSize: size.display,
});
