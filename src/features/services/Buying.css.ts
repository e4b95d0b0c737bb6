import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, font, size, space, stroke, width } from '#styles/tokens.css.ts';

export const layout = style({
  display: 'grid',
  gap: space.roomy,
  '@media': { [media.lg]: { gridTemplateColumns: '5fr 7fr', columnGap: space.wide } },
});

export const words = style({
  display: 'grid',
  gap: space.base,
  alignContent: 'start',
  maxInlineSize: width.measure,
});
export const heading = style({ fontSize: size.heading, marginBlockEnd: space.tight });

export const facts = style({ display: 'grid', gap: space.base, marginBlockStart: space.base });
export const label = style({ fontSize: size.small, color: color.quiet });
export const value = style({ margin: 0, fontWeight: 700 });

export const question = style({
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `${stroke.hair} solid ${color.line}` } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
  minBlockSize: '4.5rem',
  paddingBlock: space.base,
  fontFamily: font.display,
  fontSize: size.title,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.015em',
  wordSpacing: '0.08em',
  listStyle: 'none',
  '::marker': { content: '' },
  selectors: { '&:hover': { color: color.accent } },
});
// Safari has a marker of its own.
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${summary} > svg`, { flex: 'none', color: color.ember });
globalStyle(`${question}[open] > ${summary} > svg`, { rotate: '180deg' });

export const answer = style({ maxInlineSize: width.measure, paddingBlockEnd: space.loose });
