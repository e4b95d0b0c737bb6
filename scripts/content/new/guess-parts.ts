type Parts = { firstName?: string | undefined; lastName?: string | undefined };

/** Titles and what follows a name. With these, the parts cannot be guessed. */
const titles =
  /^(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|dame|lady|lord|hon|rev|fr|capt|lt|col|maj|gen|jr|sr|ii|iii|iv|phd|md|am|ao|ac|oam|obe|qc|kc|sc|mp)[.,]*$/i;
/** A name without a space between its parts. */
const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
const latin = /^\p{Lu}[\p{Script=Latin}\p{M}'’ʻʼ-]+$/u;

/**
 * Guesses the parts of a name: from a part that is given (which is empty for somebody with one name), or if the name is one
 * word or two plain words. Does not guess with titles, particles, several names, or scripts in which the family name may
 * come first.
 */
export function guessParts(name: string, { firstName, lastName }: Parts): Parts {
  if (firstName !== undefined && lastName !== undefined) return { firstName, lastName };
  const words = name.split(' ');
  const [first = '', second = ''] = words;
  const isPlain =
    words.length === 2 && words.every((word) => latin.test(word) && !titles.test(word));
  if (firstName)
    return { firstName, lastName: without(name, firstName) ?? (isPlain ? second : undefined) };
  if (lastName)
    return { firstName: without(name, lastName) ?? (isPlain ? first : undefined), lastName };
  if (firstName === '') return { firstName, lastName: name };
  if (lastName === '') return { firstName: name, lastName };
  if (isPlain) return { firstName: first, lastName: second };
  return words.length === 1 && !eastAsian.test(name) ? { firstName: name, lastName: '' } : {};
}

/** Removes a part from the beginning or the end of a name. */
function without(name: string, part: string): string | undefined {
  if (name === part) return '';
  const gap = eastAsian.test(name) ? '' : ' ';
  if (name.startsWith(part + gap)) return name.slice(part.length + gap.length);
  if (name.endsWith(gap + part)) return name.slice(0, -part.length - gap.length);
  return undefined;
}
