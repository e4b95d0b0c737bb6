import { style } from '@vanilla-extract/css';
import { columnsFrom, layer, media } from '#styles/layout.ts';
import { color, headline, lead, radius, size, space, stroke } from '#styles/tokens.css.ts';
import { peakAt } from './peak-at.ts';

/** Here the labels are above and below their peaks. On a narrow screen a number or a letter leads from a peak to its label. */
export const wideScreen = `${media.md}, print`;
const narrowScreen = `screen and (not ${media.md})`;
/** Paper gets no bronze, only what is engraved. Forced colours get no bronze and no engraving. */
const withMetal = 'screen and (forced-colors: none)';

/** From the edge of a column to its peak. */
const peakInset = `${peakAt * 100}%`;

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
    [withMetal]: {
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

/** One equal column for each peak. draw-engraving.ts divides the drawing in the same way, so that each label is at its peak. */
const columns = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } as const;

export const peaks = style({
  // Less where the text is so large that the words need the room.
  paddingInline: `min(${space.roomy}, 10vw) min(${space.tight}, 2vw)`,
  '@media': { [wideScreen]: { ...columns, padding: 0, listStyleType: "''" } },
});

/** The peaks of the middle ridge have letters. */
export const mid = style({ '@media': { [narrowScreen]: { listStyleType: 'upper-alpha' } } });

export const peak = style({
  '@media': { [wideScreen]: { paddingInlineStart: peakInset } },
  selectors: {
    '& + &': {
      '@media': { [narrowScreen]: { borderBlockStart: `${stroke.hair} solid` } },
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
    [wideScreen]: {
      blockSize: '100%',
      paddingInlineStart: space.snug,
      borderInlineStart: `${stroke.hair} solid`,
    },
  },
  selectors: {
    // It catches the light.
    '&:is(:hover, :focus-visible)': {
      '@media': { [wideScreen]: { boxShadow: `inset ${stroke.focus} 0 ${color.litStar}` } },
    },
  },
});

/** The height of a far peak. */
export const figure = style({
  ...headline,
  display: 'block',
  marginBlockEnd: space.tight,
  fontSize: size.heading,
  '@media': { [wideScreen]: { fontSize: `min(4vw, ${size.heading})` } },
});
export const name = style({
  display: 'block',
  marginBlock: space.hair,
  fontWeight: 700,
  textDecorationLine: 'underline',
  textDecorationThickness: stroke.hair,
});
/** The heights of a peak of the middle ridge. They keep clear of the frame. */
export const heights = style({
  ...headline,
  display: 'block',
  paddingInlineEnd: space.tight,
  fontSize: size.lead,
});

/** The number or the letter of each peak, at the end of the line that leads to it. */
export const keys = style({
  ...columns,
  '@media': { [`${wideScreen}, ${media.forced}`]: { display: 'none' } },
});
// Its middle is at the end of the line. Not in ch: the zero, by which that is measured, is in a font of its own.
// oxlint-disable-next-line house/style-tokens -- Half of a digit.
export const key = style({ marginInlineStart: `calc(${peakInset} - 0.28em)` });

export const engraving = style({ '@media': { [media.forced]: { display: 'none' } } });
