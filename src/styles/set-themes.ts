import { globalStyle } from '@vanilla-extract/css';

type Color = Record<'dawn' | 'dusk', string>;

/**
 * Gives each colour its value at dawn and at dusk, on each page that imports the style that calls it. Returns how styles
 * refer to them.
 */
export function setThemes<Name extends string>(colors: Record<Name, Color>) {
  const list = Object.entries<Color>(colors);
  const vars = (value: (color: Color) => string) =>
    Object.fromEntries(list.map(([name, color]) => [`--${name}`, value(color)]));
  globalStyle(':root', { vars: vars(({ dawn, dusk }) => `light-dark(${dawn}, ${dusk})`) });
  // Safari before 17.5 does not know light-dark(). There the head's script fetches these with those for motion.
  const early = 'not (color: light-dark(red, red))';
  // The sheet comes before the styles of the page.
  globalStyle('html:root', { '@supports': { [early]: { vars: vars(({ dawn }) => dawn) } } });
  globalStyle(':root.dark', { '@supports': { [early]: { vars: vars(({ dusk }) => dusk) } } });
  // The cast keeps the names, which TypeScript would forget.
  return Object.fromEntries(list.map(([name]) => [name, `var(--${name})`])) as Record<Name, string>;
}
