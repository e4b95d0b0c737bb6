import { style, styleVariants } from '@vanilla-extract/css';
import { timeOfDay } from '#styles/time-of-day.ts';
import { tints } from '#styles/tints.ts';
import { color } from '#styles/tokens.css.ts';

const tinted = style({ ...timeOfDay('dawn'), color: color.ink });

/** The background of anything that shows a True Color. */
export const tint = styleVariants(tints, (background) => [tinted, { background }]);
