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
  alignItems: 'start',
  marginBlockStart: space.wide,
  '@media': {
    // The quote and the facts go on below the poster, and the story below the words, however long either is.
    [media.md]: { gridTemplate: 'auto auto 1fr / 4fr 7fr' },
    [media.lg]: { gridTemplateColumns: '5fr 7fr' },
    // Without the picture the words have the whole sheet.
    [media.print]: { display: 'block' },
  },
});

/** On a large screen the picture stands on the right. */
export const mirrored = style({ '@media': { [media.lg]: { gridTemplateColumns: '7fr 5fr' } } });

/** A part of the poster after dark, because the whole poster is above. */
export const lit = style({
  position: 'relative',
  aspectRatio: '3 / 2',
  ...pictureEdge,
  overflow: 'clip',
  '@media': {
    [media.lg]: { aspectRatio: '1' },
    [media.print]: { display: 'none' },
  },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
  objectFit: 'cover',
});

globalStyle(`${study} > *`, { ...grid(space.base), maxInlineSize: width.column });
export const words = style({
  '@media': {
    [media.md]: { gridRow: 'span 2' },
    [media.lg]: { selectors: { [`${mirrored} > &`]: { order: -1 } } },
  },
});
/** Stays in view while the story beside it is read. */
export const aside = style({
  '@media': { [media.md]: { gridRow: 'span 2', ...staysBelow(space.loose) } },
});

export const title = style({ fontSize: size.heading });

export const figure = style({ ...grid(space.snug), marginBlock: space.tight });
export const number = style({
  ...headline,
  // As large as the heading of the page.
  fontSize: `min(${size.display}, 12svh)`,
  color: color.accent,
});
export const meaning = style(lead);

export const halves = style(columnsFrom('lg', '1fr 1fr', `${space.base} ${space.roomy}`));
// Chromium prints the second half over the end of the first where a sheet ends within it.
export const half = style({ breakInside: 'avoid' });
export const label = style({ marginBlockEnd: space.hair });

/** One below the other, so that each has the same place in every case study, however long it is. */
export const facts = style(grid(space.base));
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
