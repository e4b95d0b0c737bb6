import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, space, spoken, stroke, target } from '#styles/tokens.css.ts';
import { canUnfold, unfolded } from './unfolded.ts';

const roomy = `${media.lg}, ${media.print}`;

export const fold = style({
  selectors: {
    '&::details-content': { '@media': { [roomy]: unfolded } },
    ':target &::details-content': unfolded,
  },
});

export const summary = style({
  ...target,
  fontWeight: 700,
  textDecoration: `underline ${stroke.bold} ${color.ember}`,
  textUnderlineOffset: '0.25em',
  '@supports': {
    [canUnfold]: {
      '@media': { [roomy]: { display: 'none' } },
      selectors: { ':target &': { display: 'none' } },
    },
  },
});

export const chevron = style({ color: color.ember });

export const about = style(spoken);

export const content = style({
  ...grid(space.base),
  '@media': { [`not all and ${media.lg}`]: { paddingBlockStart: space.snug } },
});
