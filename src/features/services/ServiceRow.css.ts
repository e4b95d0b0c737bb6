import { style } from '@vanilla-extract/css';
import { grid, media, staysBelow } from '#styles/layout.ts';
import {
  barHeight,
  color,
  indent,
  lead,
  nextStep,
  pictureEdge,
  space,
  width,
} from '#styles/tokens.css.ts';

export const row = style({
  ...grid(space.base),
  // On a phone the plate stands beside the name, and gives way to its longest word.
  gridTemplate:
    '"name plate" "price price" "first first" "quote quote" "more more" / minmax(min-content, 1fr) minmax(0, 40%)',
  selectors: { '& + &': { marginBlockStart: space.section } },
  '@media': {
    // There is no room for a plate.
    [media.largeText]: { gridTemplate: '"name" "price" "first" "quote" "more" / minmax(0, 1fr)' },
    [media.sm]: { gridTemplateColumns: '1fr 1fr' },
    [media.md]: {
      gridTemplate: '"beside name" "beside price" "beside first" "beside more" 1fr / 5fr 7fr',
      gap: `${space.base} ${space.wide}`,
    },
    [media.lg]: {
      selectors: {
        '& + &': { marginBlockStart: space.wide, paddingBlockStart: space.roomy },
      },
    },
    // Without the picture the words have the whole sheet.
    [media.print]: { display: 'block' },
  },
});

/** From a tablet on the plate stands on the right. */
export const mirrored = style({
  '@media': {
    [media.md]: {
      gridTemplate: '"name beside" "price beside" "first beside" "more beside" 1fr / 7fr 5fr',
    },
  },
});

/** From a tablet on the plate and the quote are one column, which stays in view beside the words. */
export const beside = style({
  display: 'contents',
  '@media': {
    [media.md]: {
      gridArea: 'beside',
      ...grid(space.loose),
      alignContent: 'start',
      ...staysBelow(space.base),
      inlineSize: '100%',
      // Keeps the plate and the quote below it no taller than the window.
      maxInlineSize: `max(22rem, 0.8 * (100svh - ${barHeight.header} - 12rem))`,
      selectors: { [`${mirrored} > &`]: { justifySelf: 'end' } },
    },
    [media.print]: { display: 'block' },
  },
});

/** Always whole, because a cropped plate cuts the people on it. */
export const plate = style({
  gridArea: 'plate',
  aspectRatio: '4 / 5',
  alignSelf: 'start',
  justifySelf: 'end',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  // Without this WebKit adds the picture's own width.
  minInlineSize: 0,
  '@media': {
    [media.md]: { gridArea: 'auto', justifySelf: 'start' },
    [media.lg]: { maxInlineSize: 'none' },
    // The picture only decorates, so it is not printed.
    [`${media.largeText}, ${media.print}`]: { display: 'none' },
  },
});

export const picture = style({ blockSize: '100%', ...pictureEdge });

export const name = style({
  gridArea: 'name',
  // Beside a large plate, a long word must not widen the column.
  minInlineSize: 0,
  // On a phone the column is as wide as its longest word. It must not be wider than the screen.
  maxInlineSize: `calc(100vw - 2 * ${space.gutter} - ${space.base})`,
});
/** Breaks a word only where it does not fit the line. On a phone the plate gives way first. */
export const title = style({ overflowWrap: 'break-word' });

export const tagline = style({
  ...grid(`0 ${space.base}`, 'auto 1fr'),
  marginBlockStart: space.base,
  vars: { '--sun': color.ember },
  alignItems: 'center',
  ...lead,
  color: color.accent,
});
/** On a phone the links above have it already. */
export const icon = style({ '@media': { [`not all and ${media.sm}`]: { display: 'none' } } });

/** What a client says: below the words on a phone, else below the plate. */
export const quote = style({
  gridArea: 'quote',
  alignSelf: 'start',
  '@media': {
    [media.md]: { gridArea: 'auto', maxInlineSize: '24rem' },
  },
});

/** On a phone over both columns, so that it stays in one line or two. */
export const price = style({ gridArea: 'price', fontWeight: 700, textWrap: 'balance' });

export const first = style({ gridArea: 'first', maxInlineSize: width.measure });

export const more = style({
  gridArea: 'more',
  ...grid(space.tight),
  alignContent: 'start',
  justifyItems: 'start',
  '@media': { [media.lg]: { maxInlineSize: width.column } },
});

/** The other paragraphs. */
export const rest = style({
  ...grid(space.base),
  '@media': { [media.lg]: { maxInlineSize: width.measure } },
});

export const features = style({
  ...grid(`0 ${space.roomy}`),
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr' } },
});

export const enquire = style(nextStep);
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
