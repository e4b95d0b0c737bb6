import { style } from '@vanilla-extract/css';
import { color } from '#styles/tokens.css.ts';

/** In the colour of every mark that unfolds something. It points up while its details element is open. */
export const chevron = style({
  color: color.ember,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});

/** An island has no access to the drawings of Icon.astro, so it draws its own. */
export const drawing = style([
  chevron,
  { inlineSize: '1.375rem', fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 },
]);
