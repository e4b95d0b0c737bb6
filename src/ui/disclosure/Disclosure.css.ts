import { globalStyle, style } from '@vanilla-extract/css';
import { bothEnds, media } from '#styles/layout.ts';
import { color, display, size, space, stroke, width } from '#styles/tokens.css.ts';
import { canUnfold, headingStays, onlyHeading, unfolded } from '#ui/fold/unfolded.ts';

const line = `${stroke.hair} solid ${color.line}`;
export const disclosure = style({
  borderBlockStart: line,
  selectors: { '&:not(:has(+ &))': { borderBlockEnd: line } },
});
export const summary = style({
  ...bothEnds(space.base),
  minBlockSize: '4.5rem',
  paddingBlock: space.base,
  ...display,
  fontSize: `min(${size.title}, 10vw)`,
  lineHeight: 1.1,
  letterSpacing: '-0.015em',
  wordSpacing: '0.08em',
  textWrap: 'balance',
  selectors: { '&:hover': { color: color.accent } },
});

export const chevron = style({ color: color.ember });

export const content = style({ maxInlineSize: width.measure, paddingBlockEnd: space.loose });

const roomy = `${media.lg}, ${media.print}`;
export const openOnWide = style({
  selectors: { '&::details-content': { '@media': { [roomy]: unfolded } } },
});
globalStyle(`${openOnWide} > ${summary}`, {
  '@supports': { [canUnfold]: { '@media': { [roomy]: onlyHeading } } },
});
// A list of facts is as wide as the lines around it.
globalStyle(`${openOnWide} > ${content}`, { maxInlineSize: 'none' });

/** As the summaries around it. */
export const heading = style({ font: 'inherit', letterSpacing: 'inherit', ...headingStays });
