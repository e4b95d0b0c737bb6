/**
 * Keeps the last two words of a text on one line, so that the last word is never alone. `text-wrap: balance` would shorten
 * every line, and `pretty` crashes WebKit (docs/decisions/webkit.md).
 */
export const tieLastWords = (text: string) => text.replace(/ (\S+)$/, '\u00a0$1');
