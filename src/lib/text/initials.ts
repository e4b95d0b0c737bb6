import { truncate } from './truncate.ts';

/** The first letters of the first and the last word of a name: "AL" for Ada King Lovelace, "C" for Cher. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => truncate(word, 1)).join('');
}
