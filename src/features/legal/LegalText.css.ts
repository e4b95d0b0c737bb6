import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media, staysBelow } from '#styles/layout.ts';
import {
  barHeight,
  color,
  indent,
  size,
  smallTitle,
  space,
  stroke,
  title,
  width,
} from '#styles/tokens.css.ts';

export const layout = style({
  ...grid(space.wide),
  '@media': {
    [media.md]: { gridTemplateColumns: '12rem 1fr', gap: space.roomy },
    [media.lg]: { gridTemplateColumns: '5fr 7fr', columnGap: space.wide },
    // Its lines are no longer on a wide page. They end near its right edge.
    [media.xl]: { gridTemplateColumns: `5fr ${width.measure} 1fr` },
    [media.print]: { display: 'block' },
  },
});

/** When it was changed, over both columns. */
export const changed = style({ gridColumn: '1 / -1' });

export const contents = style({
  fontSize: size.small,
  '@media': {
    [media.md]: {
      ...staysBelow(space.base),
      maxBlockSize: `calc(100vh - ${barHeight.header} - ${space.base})`,
      overflowY: 'auto',
      paddingBlock: space.tight,
    },
    [media.xl]: { fontSize: 'inherit' },
    [media.print]: { marginBlockEnd: space.wide },
  },
});
export const heading = style({ ...smallTitle, marginBlockEnd: space.snug });
/** Above the text in two columns, or in one where the text is large. */
export const list = style({
  color: color.quiet,
  paddingInlineStart: 0,
  columns: '2 8rem',
  '@media': { [media.md]: { columns: 'auto' } },
});
/** Wide enough for two digits, which the edge of the scrolling table would cut off. */
export const numbered = style({ marginInlineStart: indent.twoDigits, breakInside: 'avoid' });
export const unnumbered = style([numbered, { listStyle: 'none' }]);
export const link = style({
  display: 'block',
  lineHeight: 1.35,
  paddingBlock: space.hair,
  selectors: { '&:not(:hover)': { textDecoration: 'none' } },
  '@media': { [media.touch]: { paddingBlock: space.snug } },
});

export const text = style({ counterReset: 'clause', maxInlineSize: width.measure });

globalStyle(`${text} > * + *`, { marginBlockStart: space.base });
// Names stay whole, so that none begins in another line once the font has come. The address runs on in its sentence. Not blocks:
// a full stop after one could begin the next line.
globalStyle(`${text} span[translate=no]:not([data-wraps])`, {
  whiteSpace: 'nowrap',
  '@media': { [media.largeText]: { whiteSpace: 'normal' } },
});
// The names of what is stored, in the face of the text: the system's monospaced face would be the only one of its kind.
globalStyle(`${text} code`, { fontFamily: 'inherit', fontWeight: 600 });
globalStyle(`${text} > h2`, {
  counterIncrement: 'clause',
  // Later lines begin below the first word, not below the number.
  paddingInlineStart: indent.number,
  textIndent: `calc(-1 * ${indent.number})`,
  ...title,
  fontSize: `min(${size.title}, 10vw)`,
  marginBlockStart: space.roomy,
  breakAfter: 'avoid',
});
// Level with the heading of the contents.
globalStyle(`${text} > h2:first-child`, { marginBlockStart: space.hair });
globalStyle(`${text} > h2::before`, {
  content: 'counter(clause) "."',
  display: 'inline-block',
  // The same width in both fonts.
  minInlineSize: indent.number,
  textIndent: 0,
  color: color.accent,
});
globalStyle(`${text} > hr`, {
  border: 'none',
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  marginBlockStart: space.roomy,
});
globalStyle(`${text} > hr ~ h2`, { paddingInlineStart: 0, textIndent: 0 });
globalStyle(`${text} > hr ~ h2::before`, { content: 'none' });
globalStyle(`${text} ul`, { listStyleType: 'disc', paddingInlineStart: indent.bullet });
globalStyle(`${text} li + li`, { marginBlockStart: space.tight });
