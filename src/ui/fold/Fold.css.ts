import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, space, spoken, stroke, target } from '#styles/tokens.css.ts';

const roomy = `${media.lg}, ${media.print}`;
/** Before Chrome 131, Firefox 143 and Safari 18.4, the content is folded on wide screens too, so the summary stays. */
const canUnfold = 'selector(::details-content)';

const unfolded = { contentVisibility: 'visible' } as const;

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
