import { styleVariants } from '@vanilla-extract/css';
import { setThemes } from '#styles/set-themes.ts';

// These are not among the colours of every page, because only the team's page has them.
const tints = {
  Blue: { dawn: 'oklch(0.87 0.055 245)', dusk: 'oklch(0.42 0.09 255)' },
  Gold: { dawn: 'oklch(0.89 0.085 88)', dusk: 'oklch(0.44 0.085 80)' },
  Green: { dawn: 'oklch(0.88 0.07 150)', dusk: 'oklch(0.42 0.08 160)' },
  Orange: { dawn: 'oklch(0.85 0.085 48)', dusk: 'oklch(0.44 0.11 40)' },
};

/** The ground of whatever shows one of the True Colors. */
export const tint = styleVariants(setThemes(tints), (background) => ({ background }));
