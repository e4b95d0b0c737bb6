/** The states in which the gallery shows its examples, each with what it does to a text of the fixture company. */
export const states = {
  usual: (text: string) => text,
  /** Everything optional is missing: company/ leaves it out. */
  empty: (text: string) => text,
  long: (text: string) => `${text} ${text} ${text}`,
  /** One word of 60 letters. */
  word: (text: string) => text.replaceAll(/\W/g, '').padEnd(60, 'abcdefghij').slice(0, 60),
  /** Every answer is wrong: composed/EveryField.tsx shows that. */
  problems: (text: string) => text,
  /** Text at 200%: gallery.css.ts sets it. */
  large: (text: string) => text,
} as const;

export type State = keyof typeof states;

export const stateNames = Object.keys(states) as State[];
