import { style, styleVariants } from '@vanilla-extract/css';
import { timeOfDay } from '#styles/time-of-day.ts';
import { color } from '#styles/tokens.css.ts';

/** The same in both themes, and so is the ink on them. */
const tints = {
  Blue: 'oklch(0.87 0.055 245)',
  Gold: 'oklch(0.89 0.085 88)',
  Green: 'oklch(0.88 0.07 150)',
  Orange: 'oklch(0.85 0.085 48)',
};

const tinted = style({ ...timeOfDay('dawn'), color: color.ink });

/** The background of anything that shows a True Color. */
export const tint = styleVariants(tints, (background) => [tinted, { background }]);
