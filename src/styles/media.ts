/** Where a composition changes. A phone's is the default. */
export const media = {
  sm: '(min-width: 30em)',
  md: '(min-width: 48em)',
  lg: '(min-width: 64em)',
  xl: '(min-width: 90em)',
  print: 'print',
  forced: '(forced-colors: active)',
  calm: '(prefers-reduced-motion: reduce)',
  lively: '(prefers-reduced-motion: no-preference)',
  touch: '(pointer: coarse)',
} as const;
