import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { travelling } from '#styles/motion.css.ts';
import { space } from '#styles/tokens.css.ts';
import { arriving, distance, distances } from '#ui/ridges/glide.css.ts';
import { across } from '#ui/ridges/Landscape.css.ts';
import { crestStays, paperStays } from './between-pages.ts';
import { edge, edgeHeight, inside, mirrored } from './Section.css.ts';

const lowScreens = `(max-height: 45em), not ${media.sm}`;

/** For the layout of a dark section with a few facts below the head of a page. The section after it begins on the first screen. */
export const strip = style({});
// Two classes outweigh the styles of Section.css.ts, whichever file comes first.
globalStyle(`${inside}${strip}`, {
  // Clear of that crest.
  paddingBlock: `${space.base} calc(${edgeHeight} + ${space.base})`,
  '@media': {
    [lowScreens]: { paddingBlock: `${space.hair} calc(${edgeHeight} + ${space.tight})` },
  },
});
/** The section after it, which is of tone "paper". */
const after = `:has(> ${strip}) + *`;
globalStyle(`${after} > ${inside}`, {
  paddingBlockStart: space.roomy,
  '@media': { [lowScreens]: { paddingBlockStart: space.tight } },
});

globalStyle(`${after} > ${edge}`, crestStays);
// The crest of the section after it is on the first screen, too. It glides along with the near ridge.
globalStyle(`${travelling} ${after} > ${edge} > use`, {
  vars: { [across]: '100vw', [distance]: distances.near },
  animation: arriving,
});
// In a mirrored picture left is right.
globalStyle(`${travelling} ${after} > ${mirrored} > use`, {
  vars: { [distance]: `-${distances.near}` },
});
globalStyle(`${after}::before`, paperStays);
