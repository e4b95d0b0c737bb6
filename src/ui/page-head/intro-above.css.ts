import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { head, intro } from './PageHead.css.ts';

// Not on a phone on its side, where the intro is beside the heading.
const wide = `${media.lg} and (min-height: 30em)`;

/** For the head of a page: on a wide screen the intro is below the heading, above the landscape. */
export const introAbove = style({});
// Two classes outweigh the styles of PageHead.css.ts, whichever file comes first.
globalStyle(`${head}${introAbove}`, {
  '@media': {
    [wide]: { gridTemplate: '"heading" auto "intro" auto "view" minmax(5.5rem, 1fr) / 100%' },
  },
});
globalStyle(`${introAbove} > ${intro}`, {
  '@media': { [wide]: { paddingBlock: 0, background: 'none', color: 'inherit' } },
});
