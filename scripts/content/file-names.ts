import type { Problem } from './problem.ts';

const six = { shape: /^[a-z0-9]{6}$/, form: 'six lower-case letters and digits' };
const number = { shape: /^[1-9]\d*$/, form: 'a number' };
const words = {
  shape: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  form: 'lower-case letters and digits, with hyphens between words',
};

/** What names of files look like: they become addresses, which Astro would write in another way without a word. */
const shapes: Record<string, typeof words> = { cards: six, team: number };

export function checkFileName(collection: string, path: string, id: string): Problem[] {
  const { shape, form } = shapes[collection] ?? words;
  if (shape.test(id)) return [];
  return [
    {
      file: path,
      line: 1,
      message: `The name of this file becomes an address: ${form}. Rename it.`,
    },
  ];
}
