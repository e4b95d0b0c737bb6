import { globalStyle, style } from '@vanilla-extract/css';
import { columnsFrom, grid, media, staysBelow } from '#styles/layout.ts';
import {
  color,
  headline,
  indent,
  lead,
  pictureEdge,
  size,
  space,
  touch,
  width,
} from '#styles/tokens.css.ts';

/** The heading of all case studies and the text beside it. */
export const intro = style(columnsFrom('md', '5fr 7fr', `${space.base} ${space.wide}`));
export const text = style({ maxInlineSize: width.measure });

export const study = style({
  ...grid(`${space.base} ${space.wide}`),
  gridTemplate: '"lit" "words" "aside" "more" / minmax(0, 1fr)',
  alignItems: 'start',
  marginBlockStart: space.wide,
  '@media': {
    // The quote and the facts go on below the poster, and the story below the words, however long either is.
    [media.md]: {
      gridTemplate: '"lit words" auto "aside words" auto "aside more" 1fr / 4fr 7fr',
    },
    [media.lg]: { gridTemplateColumns: '5fr 7fr' },
    // The quote and the facts are below the words, because the poster is as tall as all of them.
    [media.xxl]: {
      gridTemplate: '"lit words" "lit aside" "lit more" 1fr / 5fr 7fr',
      rowGap: space.loose,
    },
    // Without the picture the words have the whole sheet.
    [media.print]: { display: 'block' },
  },
});

/** On a large screen the picture stands on the right. */
export const mirrored = style({
  '@media': {
    [media.lg]: {
      gridTemplate: '"words lit" auto "words aside" auto "more aside" 1fr / 7fr 5fr',
    },
    [media.xxl]: { gridTemplate: '"words lit" "aside lit" "more lit" 1fr / 7fr 5fr' },
  },
});

/** A part of the poster after dark, because the whole poster is above. */
export const lit = style({
  gridArea: 'lit',
  position: 'relative',
  aspectRatio: '3 / 2',
  ...pictureEdge,
  overflow: 'clip',
  '@media': {
    [media.md]: { aspectRatio: '1' },
    [media.xxl]: staysBelow(space.loose),
    [media.print]: { display: 'none' },
  },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
  objectFit: 'cover',
});

globalStyle(`${study} > *`, {
  ...grid(space.base),
  maxInlineSize: width.column,
  '@media': { [media.xxl]: { rowGap: space.loose, maxInlineSize: 'none' } },
});
export const words = style({ gridArea: 'words' });
/** Stays in view while the story beside it is read. Where the story is below it, the poster stays instead. */
export const aside = style({
  gridArea: 'aside',
  '@media': { [`${media.md} and (not ${media.xxl})`]: staysBelow(space.loose) },
});
export const more = style({ gridArea: 'more' });

export const title = style({ fontSize: size.heading });

export const figure = style({ ...grid(space.snug), marginBlock: space.tight });
export const number = style({
  ...headline,
  fontSize: size.page,
  color: color.accent,
});
export const meaning = style(lead);

export const halves = style(columnsFrom('lg', '1fr 1fr', `${space.base} ${space.roomy}`));
// Chromium prints the second half over the end of the first where a sheet ends within it.
export const half = style({ breakInside: 'avoid' });
export const label = style({ marginBlockEnd: space.hair });

/** One below the other, so that each has the same place in every case study, however long it is. */
export const facts = style({
  ...grid(space.base),
  '@media': { [media.xxl]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
// On a phone, what a fact is about stands beside it.
globalStyle(`${facts} > *`, {
  '@media': {
    [`${media.phone} and (not ${media.md})`]: {
      ...grid(`0 ${space.base}`, '8.5rem 1fr'),
      alignItems: 'baseline',
    },
  },
});
globalStyle(`${facts} dd`, {
  gridColumnStart: 2,
});
// In a row, its first line is level with the links beside it.
globalStyle(`${facts} dd:not(:has(a))`, {
  '@media': { [media.xxl]: { paddingBlockStart: space.tight } },
});
/** As tall as a target for the pointer should be (WCAG 2.2, 2.5.5). */
export const link = style({ display: 'grid', alignItems: 'center', minBlockSize: touch.side });

export const story = style(grid(space.base));
globalStyle(`${story} > h4`, {
  fontSize: size.lead,
  marginBlockStart: space.tight,
  textWrap: 'balance',
});
globalStyle(`${story} > :is(h5, h6)`, { fontSize: 'inherit' });
globalStyle(`${story} ul`, { listStyleType: 'disc', paddingInlineStart: indent.bullet });
