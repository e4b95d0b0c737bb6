import { barHeight } from './tokens.css.ts';

/** The media queries. Without any, a layout is for phones. */
export const media = {
  /** Text at 200% on a phone. */
  largeText: '(max-width: 13em)',
  /** Only a phone with large text is narrower. */
  xs: '(min-width: 20em)',
  /** A usual phone. The smallest ones are narrower. */
  phone: '(min-width: 22em)',
  sm: '(min-width: 30em)',
  md: '(min-width: 48em)',
  /** The header has room for the navigation, so there is no tab bar. */
  noTabBar: '(min-width: 45em)',
  /** The header also has room for Home, beside the logo that leads there. */
  homeInHeader: '(min-width: 52em)',
  lg: '(min-width: 64em)',
  /** The header also has room for the telephone number. */
  numberInHeader: '(min-width: 75em)',
  xl: '(min-width: 90em)',
  /** A quote has room beside a picture and a column of text. */
  xxl: '(min-width: 110em)',
  /** A page zoomed to 400%, or a small phone on its side. */
  short: '(max-height: 24em)',
  /** A phone on its side. */
  sideways: '(max-height: 30em) and (min-width: 35em)',
  /** A small phone, or one whose browser shows its bars. */
  smallPhone: '(max-height: 46em) and (max-width: 30em)',
  /** The smallest phone, or one whose browser shows its bars and a notice. Not one with large text. */
  smallestPhone: '(max-height: 37em) and (min-width: 20em) and (max-width: 30em)',
  print: 'print',
  forced: '(forced-colors: active)',
  opaque: '(prefers-reduced-transparency: reduce)',
  lively: '(prefers-reduced-motion: no-preference)',
  calm: '(prefers-reduced-motion: reduce)',
  touch: '(pointer: coarse)',
} as const;

/** A grid with this gap and these columns. */
export const grid = (gap: string, columns?: string) => ({
  display: 'grid',
  gap,
  ...(columns && { gridTemplateColumns: columns }),
});

/** A grid with one column, and with these columns from this width on. */
export const columnsFrom = (
  width: keyof typeof media,
  gridTemplateColumns: string,
  gap: string,
) => ({ ...grid(gap), '@media': { [media[width]]: { gridTemplateColumns } } });

/** Two columns at most, or one where each would be narrower than this. */
export const sideBySide = (least: string) =>
  `repeat(auto-fit, minmax(min(100%, max(${least}, 40%)), 1fr))`;

/** Items in a line, which wraps. */
export const cluster = (gap: string) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }) as const;

/** One item at each end of a line. */
export const bothEnds = (gap: string) =>
  ({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap }) as const;

/** A `::before` or `::after` that covers the element, less this inset. Safari shows no picture that has the property `content`. */
export const layer = (inset: string | number = 0) =>
  ({ content: '', position: 'absolute', inset }) as const;

/** Sticks this far below the header while the visitor reads what is beside it. */
export const staysBelow = (gap: string) =>
  ({
    position: 'sticky',
    insetBlockStart: `calc(${barHeight.header} + ${gap})`,
    alignSelf: 'start',
  }) as const;
