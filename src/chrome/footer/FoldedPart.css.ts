import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { space, touch } from '#styles/tokens.css.ts';
import { heading as footerHeading } from './Footer.css.ts';
import { canUnfold, headingStays, onlyHeading, unfolded } from '#ui/fold/unfolded.ts';

const roomy = `${media.md}, ${media.print}`;

export const part = style({
  selectors: { '&::details-content': { '@media': { [roomy]: unfolded } } },
});

export const summary = style({
  display: 'flex',
  gap: space.tight,
  // A thumb needs this height. The part below comes nearer instead.
  minBlockSize: touch.side,
  marginBlockEnd: `-${space.base}`,
  '@supports': {
    [canUnfold]: { '@media': { [roomy]: { minBlockSize: 0, marginBlockEnd: 0, ...onlyHeading } } },
  },
});
export const heading = style([footerHeading, headingStays]);
