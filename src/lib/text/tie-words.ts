/** A last word as short as this looks lost on a line of its own. A longer one does not. */
const short = / (\S{1,7})$/;

/**
 * Keeps a short last word on the line of the word before it, and "plus GST" on one line. Longer last words are not tied: two of
 * them, alone on the last line, look like a forced break. `text-wrap: balance` would shorten every line, and `pretty` crashes
 * WebKit (docs/decisions/webkit.md).
 */
export const tieWords = (text: string) =>
  text.replaceAll('plus GST', 'plus\u00a0GST').replace(short, '\u00a0$1');
