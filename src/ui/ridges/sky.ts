import { color } from '#styles/tokens.css.ts';

/** The sky from its top to the horizon. Rose is between blue and apricot, because those two would mix to grey. */
export const sky = `linear-gradient(in oklch, ${color.skyTop}, ${color.skyHigh} 26%, ${color.skyMiddle} 52%, ${color.skyLow} 76%, ${color.skyFoot})`;

/**
 * Ground behind a transition between pages.
 * @param from Where it begins: a height at which the land hides its edge.
 */
export const groundFrom = (from: string) =>
  `linear-gradient(transparent ${from}, ${color.ground} 0)`;

/** The same, with the low sky of a head above it. */
export const skyUntil = (from: string) =>
  `${groundFrom(from)}, ${sky} 0 0 / 100% ${from} no-repeat`;
