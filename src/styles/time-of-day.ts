import { colors } from './colors.ts';

export type Time = 'dawn' | 'dusk';

type Shades = Record<string, Record<Time, string>>;

/** The custom properties behind the tokens, with their values at one time of day. */
export const shadesAt = (time: Time, shades: Shades): Record<string, string> =>
  Object.fromEntries(Object.entries(shades).map(([name, shade]) => [`--${name}`, shade[time]]));

/** Gives an element and its content all colours of one time of day, including what the browser draws. */
export const timeOfDay = (time: Time) => ({
  vars: shadesAt(time, colors),
  colorScheme: time === 'dawn' ? 'light' : 'dark',
});

/** A dark system without scripts, where nothing sets the class of a theme. */
export const nightWithoutScript = 'screen and (scripting: none) and (prefers-color-scheme: dark)';
