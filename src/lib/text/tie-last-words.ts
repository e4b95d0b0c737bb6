/**
 * Keeps the last two words of a text on one line, so that none stands there alone. `text-wrap: balance` would make every
 * line shorter, and `pretty` is not used (docs/decisions/webkit.md).
 */
export const tieLastWords = (text: string) => text.replace(/ (\S+)$/, '\u00a0$1');
