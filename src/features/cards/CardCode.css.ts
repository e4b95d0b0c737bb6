import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, grid } from '#styles/layout.ts';
import { timeOfDay } from '#styles/time-of-day.ts';
import { color, display, radius, size, space, spoken, stroke, touch } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';

/** The person is beside the code where the window is wider than it is high. */
const wide = 'screen and (orientation: landscape)';

/** The width of the phone less its margins, or as much as the rest leaves: never less than 280 pixels. */
const square = `max(280px, min(100vw - 2 * ${space.gutter}, 100svh - 17rem, 36rem))`;
const squareBeside = `max(280px, min(56vw, 100svh - 2 * ${space.base}, 40rem))`;

const shown = {
  ...grid(`${space.snug} ${space.roomy}`),
  '@media': {
    [wide]: {
      gridTemplate: `1fr auto auto auto 1fr / minmax(12rem, 24rem) ${squareBeside}`,
    },
  },
} as const;

/**
 * As white as the screen can be in both themes, so that the code is lit. "only" keeps browsers that darken pages by
 * themselves from darkening this one.
 */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  maxBlockSize: 'none',
  border: 0,
  padding: `${space.base} ${space.gutter}`,
  overflow: 'auto',
  placeContent: 'center',
  justifyItems: 'center',
  ...timeOfDay('dawn'),
  colorScheme: 'only light',
  background: color.codeGround,
  color: color.ink,
  lineHeight: 1.3,
  textAlign: 'center',
  selectors: { '&[open]': shown },
  '@supports': { 'selector(:popover-open)': { selectors: { '&:popover-open': shown } } },
});

const inColumn = {
  '@media': { [wide]: { gridColumn: '1', justifySelf: 'start', textAlign: 'start' } },
} as const;

export const person = style({
  ...cluster(space.base),
  flexWrap: 'nowrap',
  textAlign: 'start',
  '@media': { [wide]: { gridColumn: 1, gridRow: 1, placeSelf: 'end start' } },
});
export const portrait = style({
  inlineSize: '4rem',
  // oxlint-disable-next-line house/style-tokens -- The initials are two fifths of the portrait.
  fontSize: '1.6rem',
  // oxlint-disable-next-line house/style-tokens -- The same beside the code.
  '@media': { [wide]: { inlineSize: '5.5rem', fontSize: '2.2rem' } },
});
export const name = style({ ...display, fontSize: size.title, lineHeight: 1.05 });

/** The picture is as sharp as its pixels, each a module of the code. */
export const picture = style({
  inlineSize: square,
  blockSize: square,
  imageRendering: 'pixelated',
  // Where a program inverts the whole page and its pictures once more, it does not reach what is on top of the page.
  filter: 'none !important',
  '@media': {
    [wide]: {
      gridColumn: '2',
      gridRow: '1 / -1',
      alignSelf: 'center',
      inlineSize: squareBeside,
      blockSize: squareBeside,
    },
  },
});
export const caption = style({ fontSize: size.small, ...inColumn });

export const choice = style({ ...cluster(space.tight), padding: 0, border: 0, ...inColumn });
/** The question that it answers, for screen readers only. It is in the legend: one that is clipped itself counts as hidden for IBM. */
export const which = style(spoken);
/** The circle. An option is filled when it is chosen. */
export const circle = style(spoken);
export const option = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: touch.side,
  minInlineSize: '7.5rem',
  paddingInline: space.base,
  border: `${stroke.bold} solid`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.ink, color: color.paper, fontWeight: 700 },
    '&:focus-within': { outline: `${stroke.focus} solid ${color.ember}` },
  },
});

export const back = style([
  look.plain,
  { minBlockSize: '3rem', inlineSize: square },
  { '@media': { [wide]: { gridColumn: '1', placeSelf: 'start', inlineSize: 'auto' } } },
]);

// Only the chosen code is shown, with its sentence.
globalStyle(
  `${dialog}:has([value=page]:checked) [data-code=contact], ${dialog}:has([value=contact]:checked) [data-code=page]`,
  { display: 'none' },
);
