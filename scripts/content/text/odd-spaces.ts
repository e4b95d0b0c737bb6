/**
 * Finds spaces and colons around a key that look right but are none for YAML: a Mac writes a space that does not break when Option
 * is still pressed, and Chinese and Japanese keyboards write wide ones.
 */
export const findOddSpaces = (yaml: string) =>
  Array.from(yaml.matchAll(odd), (found) => ({
    offset: found.index + found[0].length - 1,
    message: describe(found[0].slice(-1)),
  }));

/** An odd space at the start of a line, after its hyphen or after the colon of its key, or a wide colon after a key. */
const odd = /^[ -]*(?:[\w-]+:)?[^\S \t\r\n]|^[ -]*[\w-]+：/gmu;

function describe(sign: string): string {
  if (sign === '：')
    return 'The colon here is a wide one (U+FF1A). Write an ordinary one, and a space after it.';
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `The space at the start of this text or line is not an ordinary one (U+${code}). Type it again.`;
}
