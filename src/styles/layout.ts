import { bar } from './tokens.css.ts';

/** The widths at which layouts change. The default layout is for phones. */
export const media = {
  /** Text of 200% on a phone. */
  huge: '(max-width: 13em)',
  /** Narrower is only a phone with large text. */
  xs: '(min-width: 20em)',
  sm: '(min-width: 30em)',
  md: '(min-width: 48em)',
  lg: '(min-width: 64em)',
  xl: '(min-width: 90em)',
  /** A page zoomed to 400 %, or a small phone on its side. */
  short: '(max-height: 24em)',
  /** A phone on its side. */
  lying: '(max-height: 30em) and (min-width: 35em)',
  print: 'print',
  forced: '(forced-colors: active)',
  opaque: '(prefers-reduced-transparency: reduce)',
  lively: '(prefers-reduced-motion: no-preference)',
  calm: '(prefers-reduced-motion: reduce)',
  touch: '(pointer: coarse)',
} as const;

/** A grid with this gap, and with these columns. */
export const grid = (gap: string, columns?: string) => ({
  display: 'grid',
  gap,
  ...(columns && { gridTemplateColumns: columns }),
});

/** A grid with one column, and from this width on with these. */
export const columnsFrom = (
  width: keyof typeof media,
  gridTemplateColumns: string,
  gap: string,
) => ({ ...grid(gap), '@media': { [media[width]]: { gridTemplateColumns } } });

/** Items in a line, which wraps. */
export const cluster = (gap: string) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }) as const;

/** One item at each end of a line. */
export const bothEnds = (gap: string) =>
  ({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap }) as const;

/** For `::before` and `::after`: a drawing that covers the element, or this part of it. */
export const layer = (inset: string | number = 0) =>
  ({ content: '', position: 'absolute', inset }) as const;

/** Stays in view, this far below the header, while what is beside it is read. */
export const staysBelow = (gap: string) =>
  ({
    position: 'sticky',
    insetBlockStart: `calc(${bar.header} + ${gap})`,
    alignSelf: 'start',
  }) as const;
