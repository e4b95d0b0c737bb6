/** Where a composition changes. A phone's is the default. */
export const media = {
  sm: '(min-width: 30em)',
  md: '(min-width: 48em)',
  lg: '(min-width: 64em)',
  xl: '(min-width: 90em)',
  /** A phone on its side, or a page zoomed to 400 %. */
  short: '(max-height: 24em)',
  print: 'print',
  forced: '(forced-colors: active)',
  opaque: '(prefers-reduced-transparency: reduce)',
  lively: '(prefers-reduced-motion: no-preference)',
  touch: '(pointer: coarse)',
} as const;
