import { style } from '@vanilla-extract/css';
import { columnsFrom, grid, media, staysBelow } from '#styles/layout.ts';
import {
  bar,
  color,
  indent,
  lead,
  radius,
  size,
  space,
  stroke,
  target,
  width,
} from '#styles/tokens.css.ts';

/** On a phone, where the four services are far apart: a link to each. */
export const ways = style({
  marginBlockEnd: space.section,
  '@media': { [`${media.md}, ${media.print}`]: { display: 'none' } },
});
/** Two columns where each has room for its longest word, also with wider spacing of letters (WCAG 2.2, 1.4.12). */
export const waysList = style(
  grid(`0 ${space.tight}`, 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))'),
);
export const way = style({
  ...target,
  inlineSize: '100%',
  minBlockSize: '4.75rem',
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.2,
  textDecoration: 'none',
  vars: { '--sun': color.ember },
});

export const row = style({
  ...grid(`${space.base} ${space.wide}`),
  gridTemplate: '"plate" "words" "more" / minmax(0, 1fr)',
  selectors: { '& + &': { marginBlockStart: space.roomy } },
  '@media': {
    // A tablet has room for the words in two columns below a wide picture.
    [media.md]: {
      selectors: { '& + &': { marginBlockStart: space.wide, paddingBlockStart: space.roomy } },
      gridTemplate: '"plate plate" "words more" / 1fr 1fr',
    },
    [media.lg]: {
      gridTemplate: '"plate words" "plate more" 1fr / 5fr 7fr',
      selectors: {
        '&:nth-of-type(even)': {
          gridTemplateColumns: '7fr 5fr',
          gridTemplateAreas: '"words plate" "more plate"',
        },
      },
    },
    // Without the picture the words have the whole sheet.
    [media.print]: { display: 'block' },
  },
});

/** As wide as the screen on a phone. Beside the words it is sticky, so that it stays in view while they are read. */
export const plate = style({
  gridArea: 'plate',
  aspectRatio: '16 / 9',
  margin: `0 calc(-1 * ${space.gutter})`,
  // Without this WebKit adds the picture's own width.
  minInlineSize: 0,
  '@media': {
    [media.md]: {
      aspectRatio: '16 / 10',
      margin: `0 0 ${space.base}`,
      borderRadius: radius.small,
    },
    [media.lg]: {
      ...staysBelow(space.base),
      aspectRatio: '4 / 5',
      // Keeps it no taller than the window.
      inlineSize: `min(100%, 0.8 * (100svh - ${bar.header} - 2 * ${space.base}))`,
      margin: 0,
      selectors: { [`${row}:nth-of-type(even) > &`]: { justifySelf: 'end' } },
    },
    // The picture only decorates, so it is not printed.
    [media.print]: { display: 'none' },
  },
});

export const picture = style({ blockSize: '100%', objectFit: 'cover' });

export const words = style({ gridArea: 'words', ...grid(space.base), alignContent: 'start' });
export const text = style({ maxInlineSize: width.measure });

export const tagline = style({
  ...grid(`0 ${space.base}`, 'auto 1fr'),
  vars: { '--sun': color.ember },
  alignItems: 'center',
  ...lead,
  color: color.accent,
});

export const more = style({
  gridArea: 'more',
  ...grid(space.tight),
  alignContent: 'start',
  justifyItems: 'start',
  maxInlineSize: width.column,
});

export const features = style(columnsFrom('lg', '1fr 1fr', `0 ${space.roomy}`));

export const enquire = style({
  ...target,
  fontWeight: 700,
  textDecorationColor: color.ember,
  textDecorationThickness: stroke.line,
});
export const arrow = style({ color: color.ember });

/** With a short crest in place of a bullet. */
export const feature = style({
  paddingBlock: space.snug,
  paddingInlineStart: indent.large,
  lineHeight: 1.4,
  textWrap: 'balance',
  background: `linear-gradient(115deg, transparent 46%, ${color.ember} 52% 58%, transparent 64%) 0 1.05em / 0.75rem 0.65rem no-repeat, linear-gradient(65deg, transparent 36%, ${color.ember} 42% 48%, transparent 54%) 0.5rem 1.05em / 0.75rem 0.65rem no-repeat`,
  // With forced colours there are no drawn backgrounds.
  '@media': {
    [media.forced]: { listStyle: 'disc', marginInline: `${indent.large} 0`, paddingInline: 0 },
  },
});
