import { globalStyle, style } from '@vanilla-extract/css';
import { columnsFrom, grid, media, staysBelow } from '#styles/layout.ts';
import { bar, color, lead, radius, space, stroke, target, width } from '#styles/tokens.css.ts';

export const row = style({
  ...grid(`${space.loose} ${space.wide}`),
  // Named, because the words arrive before the picture and must not move when it comes.
  gridTemplateAreas: '"words" "plate" "more"',
  selectors: { '& + &': { marginBlockStart: space.wide, paddingBlockStart: space.roomy } },
  '@media': {
    [media.md]: { gridTemplate: '"plate words" "plate more" 1fr / 4fr 6fr' },
    [media.lg]: {
      gridTemplateColumns: '5fr 7fr',
      selectors: {
        '&:nth-child(even)': {
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
  aspectRatio: '4 / 5',
  margin: `0 calc(-1 * ${space.gutter}) ${space.base}`,
  // Without this WebKit adds the picture's own width.
  minInlineSize: 0,
  '@media': {
    [media.md]: {
      ...staysBelow(space.base),
      // Keeps it no taller than the window.
      inlineSize: `min(100%, 0.8 * (100svh - ${bar.header} - 2 * ${space.base}))`,
      margin: 0,
      borderRadius: radius.small,
    },
    [media.lg]: { selectors: { [`${row}:nth-child(even) > &`]: { justifySelf: 'end' } } },
    // The picture only decorates, so it is not printed.
    [media.print]: { display: 'none' },
  },
});

export const words = style({ gridArea: 'words', ...grid(space.base) });
globalStyle(`${words} > p`, { maxInlineSize: width.measure });

export const tagline = style({
  ...grid(`0 ${space.base}`, 'auto 1fr'),
  vars: { '--sun': color.ember },
  alignItems: 'center',
  ...lead,
  color: color.accent,
});

export const more = style({
  gridArea: 'more',
  ...grid(space.loose),
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
globalStyle(`${enquire} > svg`, { color: color.ember });

// A short crest in place of each bullet.
globalStyle(`${features} > li`, {
  paddingBlock: space.snug,
  paddingInlineStart: '1.75rem',
  lineHeight: 1.4,
  textWrap: 'balance',
  background: `linear-gradient(115deg, transparent 46%, ${color.ember} 52% 58%, transparent 64%) 0 1.05em / 0.75rem 0.65rem no-repeat, linear-gradient(65deg, transparent 36%, ${color.ember} 42% 48%, transparent 54%) 0.5rem 1.05em / 0.75rem 0.65rem no-repeat`,
  // With forced colours there are no drawn backgrounds.
  '@media': { [media.forced]: { listStyle: 'disc', marginInline: '1.75rem 0', paddingInline: 0 } },
});
