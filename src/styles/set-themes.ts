import { globalStyle } from '@vanilla-extract/css';

/** What a theme must fill in of a contract. */
export type Values<Contract> = {
  [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]>;
};

type Tree = { [key: string]: string | Tree };
type Value = (day: string, night: string) => string;

/** Gives every colour of a contract its value at dawn and at dusk, on each page that imports the style that calls it. */
export function setThemes<Contract extends Tree>(
  contract: Contract,
  dawn: Values<Contract>,
  dusk: Values<Contract>,
) {
  const vars = (value: Value) => declarations(contract, value, dawn, dusk);
  globalStyle(':root', { vars: vars((day, night) => `light-dark(${day}, ${night})`) });
  // Safari before 17.5 does not know light-dark(). There the head's script fetches these with those for motion.
  const early = 'not (color: light-dark(red, red))';
  // The sheet comes before the styles of the page.
  globalStyle('html:root', { '@supports': { [early]: { vars: vars((day) => day) } } });
  globalStyle(':root.dark', { '@supports': { [early]: { vars: vars((_, night) => night) } } });
}

function declarations(names: Tree, value: Value, light: Tree, dark: Tree) {
  const found: Record<string, string> = {};
  for (const [key, name] of Object.entries(names)) {
    const [day, night] = [light[key], dark[key]];
    if (typeof name === 'object')
      Object.assign(found, declarations(name, value, day as Tree, night as Tree));
    else found[name.slice('var('.length, -1)] = value(day as string, night as string);
  }
  return found;
}
