import { style } from '@vanilla-extract/css';
import { grid, media, staysBelow } from '#styles/layout.ts';
import { styleArrivals } from '#styles/reveal.ts';
import { barHeight, color, lead, pictureEdge, size, space, width } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';
import { atDusk } from '#ui/at-dusk/at-dusk.css.ts';

styleArrivals('fadeInLeft', 'fadeInRight', 'rotateIn');

/** The plate's column on a phone. It leaves the words beside it a line of 11 rem where it can. */
const platePart = 'minmax(0, min(40%, 100% - 12rem))';

export const row = style({
  ...grid(space.base),
  // On a phone the plate stands beside the name, and gives way to its longest word.
  gridTemplate: `"name plate" "price price" "first first" "quote quote" "more more" / minmax(min-content, 1fr) ${platePart}`,
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
      selectors: { '& + &': { marginBlockStart: space.wide, paddingBlockStart: space.roomy } },
    },
    // The words have two columns.
    [media.xxl]: {
      gridTemplate:
        '"plate name name" "plate price quote" "plate first quote" "plate more more" 1fr / 37% 1fr 1fr',
    },
    // Without the picture the words have the whole sheet.
    [media.print]: { display: 'block' },
  },
});

/** The plate stands on the other side: on the left on a phone, and on the right on wider screens. */
export const mirrored = style({
  gridTemplate: `"plate name" "price price" "first first" "quote quote" "more more" / ${platePart} minmax(min-content, 1fr)`,
  '@media': {
    [media.md]: {
      gridTemplate: '"name beside" "price beside" "first beside" "more beside" 1fr / 7fr 5fr',
    },
    [media.xxl]: {
      gridTemplate:
        '"name name plate" "price quote plate" "first quote plate" "more more plate" 1fr / 1fr 1fr 37%',
    },
  },
});

/** Keeps the plate, and a quote below it, no taller than the window. */
const noTaller = (room: string) => `max(22rem, 0.8 * (100svh - ${barHeight.header} - ${room}))`;

/** On a tablet and in windows of usual width the plate and the quote are one column, which stays in view beside the words. */
export const beside = style({
  display: 'contents',
  '@media': {
    [`${media.md} and (not ${media.xxl})`]: {
      gridArea: 'beside',
      ...grid(space.loose),
      alignContent: 'start',
      ...staysBelow(space.base),
      inlineSize: '100%',
      maxInlineSize: noTaller('12rem'),
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
    [media.md]: { gridArea: 'auto', maxInlineSize: 'none', justifySelf: 'start' },
    [media.xxl]: { gridArea: 'plate', ...staysBelow(space.base), maxInlineSize: noTaller('4rem') },
    // The picture only decorates, so it is not printed.
    [`${media.largeText}, ${media.print}`]: { display: 'none' },
  },
});

export const picture = style([
  atDusk,
  {
    blockSize: '100%',
    ...pictureEdge,
    // At dusk the compass has nearly the colour of the page, so its edge is the line that shows it.
    outlineColor: 'color-mix(in oklab, currentColor 35%, transparent)',
  },
]);

export const name = style({
  gridArea: 'name',
  // Beside a large plate, a long word must not widen the column.
  minInlineSize: 0,
  // On a phone the column is as wide as its longest word. It must not be wider than the screen.
  maxInlineSize: `calc(100vw - 2 * ${space.gutter} - ${space.base})`,
});
/** Breaks a word only where it does not fit the line. On a phone the plate gives way first. */
export const title = style({
  overflowWrap: 'break-word',
  // On a small phone every name leaves its plate the same room.
  '@media': { [`not ${media.sm}`]: { fontSize: `min(${size.heading}, 8.7vw)` } },
});

export const tagline = style({
  ...grid(`0 ${space.base}`, 'auto 1fr'),
  marginBlockStart: space.base,
  vars: { '--sun': color.ember },
  alignItems: 'center',
  ...lead,
  textWrap: 'balance',
  color: color.accent,
});
/** On a phone the links above have it already. */
export const icon = style({ '@media': { [`not all and ${media.sm}`]: { display: 'none' } } });

/** What a client says: below the plate where that stays in view, else among the words. */
export const quote = style({
  gridArea: 'quote',
  alignSelf: 'start',
  '@media': {
    [media.md]: { gridArea: 'auto' },
    // Large enough to fill the height of the price and the paragraph beside it.
    [media.xxl]: { gridArea: 'quote', fontSize: size.lead },
  },
});

/** On a phone over both columns, so that it stays in one line or two. */
export const price = style({ gridArea: 'price', fontWeight: 700, textWrap: 'balance' });

export const first = style({ gridArea: 'first', maxInlineSize: width.measure });

export const more = style({
  gridArea: 'more',
  ...grid(space.base),
  alignContent: 'start',
  justifyItems: 'start',
  '@media': {
    [media.md]: { maxInlineSize: width.column },
    [media.xxl]: { maxInlineSize: 'none' },
  },
});
export const enquiry = style([
  look.plain,
  {
    // All four have the same width on a phone, and one line.
    '@media': {
      [`not ${media.sm}`]: {
        inlineSize: '100%',
        paddingInline: space.tight,
        fontSize: size.small,
      },
    },
  },
]);
/** The smallest phones have no room for it beside the words. */
export const arrow = style({ '@media': { [`not ${media.phone}`]: { display: 'none' } } });
