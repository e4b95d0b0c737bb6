import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { space } from '#styles/tokens.css.ts';
import { inside } from './Section.css.ts';

// Two classes outweigh the styles of Section.css.ts, whichever file comes first.

/** For the layout of a section below the head of a page: it begins close to the landscape. */
export const belowHead = style({});
globalStyle(`${inside}${belowHead}`, {
  paddingBlockStart: space.roomy,
  '@media': {
    [`${media.smallPhone}, ${media.sideways}`]: { paddingBlockStart: space.base },
  },
});
