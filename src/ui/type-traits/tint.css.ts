import { createGlobalThemeContract, styleVariants } from '@vanilla-extract/css';
import { setThemes } from '#styles/set-themes.ts';

// These are not among the colours of every page, because only the team's page has them.
const tints = createGlobalThemeContract({
  Blue: 'blue',
  Gold: 'gold',
  Green: 'green',
  Orange: 'orange',
});

setThemes(
  tints,
  {
    Blue: 'oklch(0.87 0.055 245)',
    Gold: 'oklch(0.89 0.085 88)',
    Green: 'oklch(0.88 0.07 150)',
    Orange: 'oklch(0.85 0.085 48)',
  },
  {
    Blue: 'oklch(0.42 0.09 255)',
    Gold: 'oklch(0.44 0.085 80)',
    Green: 'oklch(0.42 0.08 160)',
    Orange: 'oklch(0.44 0.11 40)',
  },
);

/** The ground of whatever shows one of the True Colors. */
export const tint = styleVariants(tints, (background) => ({ background }));
