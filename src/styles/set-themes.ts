import { globalStyle } from '@vanilla-extract/css';

type Color = Record<'dawn' | 'dusk', string>;

/** How styles refer to the colours. The cast keeps their names, which TypeScript would forget. */
export const nameColors = <Name extends string>(colors: Record<Name, Color>) =>
  Object.fromEntries(Object.keys(colors).map((name) => [name, `var(--${name})`])) as {
    [key in Name]: string;
  };

/** Gives each colour its value at dawn and at dusk, on each page that imports the style that calls it. */
export function setThemes(colors: Record<string, Color>) {
  const vars = (value: (color: Color) => string) =>
    Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--${name}`, value(color)]));
  globalStyle(':root', { vars: vars(({ dawn, dusk }) => `light-dark(${dawn}, ${dusk})`) });
  // Safari before 17.5 does not know light-dark(). There the head's script fetches these with those for motion.
  const early = 'not (color: light-dark(red, red))';
  // The sheet comes before the styles of the page.
  globalStyle('html:root', { '@supports': { [early]: { vars: vars(({ dawn }) => dawn) } } });
  globalStyle(':root.dark', { '@supports': { [early]: { vars: vars(({ dusk }) => dusk) } } });
}
