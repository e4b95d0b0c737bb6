import { style } from '@vanilla-extract/css';
import { columnsFrom, layer, media } from '#styles/layout.ts';
import { color, headline, lead, radius, size, space, stroke } from '#styles/tokens.css.ts';
import { peakAt } from './peak-at.ts';

/** The labels are above and below their peaks. Elsewhere a number or a letter leads from a peak to its label. */
export const isWide = `${media.md}, print`;
const isNarrow = `screen and (not ${media.md})`;
/** Paper gets the lines alone, and so does a visitor who chose the colours. */
const isMetal = 'screen and (forced-colors: none)';

/** In a column, where its peak stands. */
const line = `${peakAt * 100}%`;

export const layout = style({
  ...columnsFrom('lg', '5fr 7fr', `${space.loose} ${space.wide}`),
  alignItems: 'end',
  // On paper, whole on one sheet.
  breakInside: 'avoid',
});
export const text = style(lead);

/** From both edges of the bronze to a screw. */
const corner = '1.1rem';
const screw = `radial-gradient(circle at ${corner} ${corner}, ${color.engraved} 1px, ${color.bronzeLight} 2px 5px, ${color.engraved} 6px, transparent 7px)`;
/** In a tile that is smaller than the bronze by two corners, one screw is in all four of them. */
const tile = `calc(100% - 2 * ${corner})`;

/** The bronze. */
export const bronze = style({
  gridColumn: '1 / -1',
  position: 'relative',
  padding: `${space.roomy} min(${space.base}, 4vw)`,
  color: color.engraved,
  borderRadius: radius.medium,
  '@media': {
    [isMetal]: {
      background: `${screw} 0 0 / ${tile} ${tile}, linear-gradient(108deg, ${color.bronze}, ${color.bronzeLight} 22%, ${color.bronze} 46% 60%, ${color.bronzeLight} 74%, ${color.bronze})`,
      // The lower edge of what is engraved catches the light.
      textShadow: `0 ${stroke.hair} ${color.bronzeLight}`,
    },
  },
  // A double line, and around the screws it gives way.
  '::before': {
    ...layer(`min(${space.snug}, 3vw)`),
    border: `${stroke.focus} double`,
    borderRadius: space.ample,
    pointerEvents: 'none',
  },
  '@supports': {
    '(corner-shape: scoop)': {
      '::before': { borderRadius: space.base, cornerShape: 'scoop' },
    },
  },
});

/** Columns of the same width, as those on whose lines the peaks stand. */
const columns = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } as const;

export const peaks = style({
  // Less where the text is so large that the words need the room.
  paddingInline: `min(${space.roomy}, 10vw) min(${space.tight}, 2vw)`,
  '@media': { [isWide]: { ...columns, padding: 0, listStyleType: "''" } },
});

/** The near peaks have letters. */
export const near = style({ '@media': { [isNarrow]: { listStyleType: 'upper-alpha' } } });

export const peak = style({
  '@media': { [isWide]: { paddingInlineStart: line } },
  selectors: {
    '& + &': {
      '@media': { [isNarrow]: { borderBlockStart: `${stroke.hair} solid` } },
    },
  },
});

/** On a wide screen the line to the peak is the edge of the label. */
export const label = style({
  display: 'block',
  paddingBlock: space.snug,
  lineHeight: 1.3,
  textDecoration: 'none',
  textWrap: 'balance',
  '@media': {
    [isWide]: {
      blockSize: '100%',
      paddingInlineStart: space.snug,
      borderInlineStart: `${stroke.hair} solid`,
    },
  },
  selectors: {
    // It catches the light.
    '&:is(:hover, :focus-visible)': {
      '@media': { [isWide]: { boxShadow: `inset ${stroke.focus} 0 ${color.litStar}` } },
    },
  },
});

/** The height of a far peak. */
export const figure = style({
  ...headline,
  display: 'block',
  marginBlockEnd: space.tight,
  fontSize: size.heading,
  '@media': { [isWide]: { fontSize: `min(4vw, ${size.heading})` } },
});
export const name = style({
  display: 'block',
  marginBlock: space.hair,
  fontWeight: 700,
  textDecorationLine: 'underline',
  textDecorationThickness: stroke.hair,
});
/** Those of a near peak, which keep clear of the frame. */
export const heights = style({
  ...headline,
  display: 'block',
  paddingInlineEnd: space.tight,
  fontSize: size.lead,
});

/** The numbers or letters of the peaks, at the ends of the lines that lead to them. */
export const marks = style({
  ...columns,
  '@media': { [`${isWide}, ${media.forced}`]: { display: 'none' } },
});
// Its middle is at the end of the line.
export const mark = style({ marginInlineStart: line, translate: '-0.5ch' });

export const engraving = style({ '@media': { [media.forced]: { display: 'none' } } });
