import { style } from '@vanilla-extract/css';
import { columnsFrom, grid, media } from '#styles/layout.ts';
import { color, headline, lead, radius, size, space, stroke } from '#styles/tokens.css.ts';
import { atDusk } from '#ui/at-dusk/at-dusk.css.ts';
import { peakAt } from './peak-at.ts';

/** Here the wide drawing is shown, and the labels of the far ridge are above their peaks. */
export const wideScreen = `${media.md}, print`;
const narrowScreen = `screen and (not ${media.md})`;
/** Here the labels of the middle ridge are below their peaks. Elsewhere a letter leads to each, because four need more room. */
const widerScreen = media.lg;
/** On white paper, and in forced colours, nothing is painted. */
const painted = 'screen and (forced-colors: none)';

/** From the edge of a column to its peak. */
const peakInset = `${peakAt * 100}%`;

export const layout = style({
  ...columnsFrom('lg', '5fr 7fr', `${space.loose} ${space.wide}`),
  alignItems: 'end',
  // On paper, whole on one sheet.
  breakInside: 'avoid',
});
export const text = style(lead);

/** A sheet of paper with a window. The lower edge of the window is the near ridge, which has the colour of the sheet. */
export const plate = style([
  atDusk,
  {
    gridColumn: '1 / -1',
    padding: `min(${space.base}, 4vw)`,
    paddingBlockEnd: space.base,
    color: color.engraved,
    borderRadius: radius.medium,
    '@media': { [painted]: { background: color.brass } },
  },
]);

/** The window, with a line around it that the near ridge covers. A shadow, because a border would move the peaks. */
export const view = style({
  '@media': {
    [painted]: {
      background: color.brassSky,
      boxShadow: `inset 0 0 0 ${stroke.hair}`,
    },
    [wideScreen]: { paddingBlockStart: space.roomy },
  },
});

/** One equal column for each peak. draw-engraving.ts divides the drawing in the same way, so that each label is at its peak. */
const columns = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } as const;

/** Less room where the text is so large that the words need it. */
const inset = `min(${space.roomy}, 10vw) min(${space.tight}, 2vw)`;

export const far = style({
  paddingInline: inset,
  '@media': { [wideScreen]: { ...columns, padding: 0, listStyleType: "''" } },
});

/** The peaks of the middle ridge have letters. */
export const mid = style({
  paddingInline: inset,
  listStyleType: 'upper-alpha',
  '@media': {
    [wideScreen]: grid(`0 ${space.roomy}`, '1fr 1fr'),
    [widerScreen]: {
      ...columns,
      gap: 0,
      gridTemplateColumns: 'none',
      padding: 0,
      listStyleType: "''",
    },
  },
});

/** On a phone there is a line between two labels. */
const ruled = {
  '& + &': { '@media': { [narrowScreen]: { borderBlockStart: `${stroke.hair} solid` } } },
} as const;

export const farPeak = style({
  '@media': { [wideScreen]: { paddingInlineStart: peakInset } },
  selectors: ruled,
});
export const midPeak = style({
  '@media': { [widerScreen]: { paddingInlineStart: peakInset } },
  selectors: ruled,
});

const label = style({
  display: 'block',
  paddingBlock: space.snug,
  lineHeight: 1.3,
  textDecoration: 'none',
  textWrap: 'balance',
});

/** The line to the peak is the edge of the label. */
const atPeak = {
  blockSize: '100%',
  paddingInlineStart: space.snug,
  borderInlineStart: `${stroke.hair} solid`,
} as const;
/** It catches the light. */
const lit = { boxShadow: `inset ${stroke.focus} 0 ${color.litStar}` } as const;
const pressed = '&:is(:hover, :focus-visible)';

export const farLabel = style([
  label,
  {
    '@media': { [wideScreen]: { ...atPeak, paddingInlineEnd: space.tight } },
    selectors: { [pressed]: { '@media': { [wideScreen]: lit } } },
  },
]);
export const midLabel = style([
  label,
  {
    '@media': { [widerScreen]: atPeak },
    selectors: { [pressed]: { '@media': { [widerScreen]: lit } } },
  },
]);

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
/** One of the heights of a peak of the middle ridge. */
export const height = style({ display: 'block', fontSize: size.small });

/** The number or the letter of each peak, at the end of the line that leads to it. */
const keys = style({ ...columns, '@media': { [media.forced]: { display: 'none' } } });
export const farKeys = style([keys, { '@media': { [wideScreen]: { display: 'none' } } }]);
export const midKeys = style([keys, { '@media': { [widerScreen]: { display: 'none' } } }]);
// Its middle is at the end of the line. Not in ch: the zero, by which that is measured, is in a font of its own.
// oxlint-disable-next-line house/style-tokens -- Half of a digit.
export const key = style({ marginInlineStart: `calc(${peakInset} - 0.28em)` });

export const engraving = style({ '@media': { [media.forced]: { display: 'none' } } });
