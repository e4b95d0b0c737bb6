import { color } from '#styles/tokens.css.ts';

/** The sky from its top to the horizon. Rose is between blue and apricot, because those two would mix to grey. */
export const sky = `linear-gradient(in oklch, ${color.skyTop}, ${color.skyHigh} 26%, ${color.skyMiddle} 52%, ${color.skyLow} 76%, ${color.skyFoot})`;
