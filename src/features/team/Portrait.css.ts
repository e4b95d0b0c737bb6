import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, display, radius, size } from '#styles/tokens.css.ts';

/** Tinted by the person's True Color, which shows until the picture comes. */
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

const uncover = keyframes({ to: { background: 'none' } });

/** It has a ground of its own, which covers the letter until the picture comes. If it is missing, its box goes, and the ground too. */
export const picture = style({
  // In a line, and with its width only as a limit, because Chromium then draws nothing where the picture is missing, as every
  // browser should for an empty description. Otherwise it draws an icon and a border.
  display: 'inline',
  verticalAlign: 'top',
  inlineSize: 'auto',
  minInlineSize: '100%',
  maxInlineSize: '100%',
  // At dusk the tints of pictures that are on their way would glare.
  selectors: { ':root.dark &': { background: color.ground } },
  // oxlint-disable-next-line house/style-tokens -- Firefox keeps the box. There the tint goes at once, after a while.
  '@supports': { '(-moz-orient: inline)': { animation: `${uncover} 1ms 5s forwards` } },
});

/** The first letter of the name, behind the picture. It is aligned at its start, so that the swap of fonts does not move it. */
export const letter = style({
  inlineSize: '36%',
  ...display,
  fontSize: size.display,
});
