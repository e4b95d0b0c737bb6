/** The quotation marks that a keyboard or a program may make of " and ', in all languages. */
const double = '“”„‟«»″״〝〞〟＂「」『』｢｣❝❞"';
const single = "‘’‚‛‹›′׳´`＇❛❜'";

/** A value between two such marks, of which one may be written as two single ones, and the comma that follows it in JSON. */
const wrapped = RegExp(
  `^(?:(?:[${double}]|[${single}]{2})([^${double}]*)(?:[${double}]|[${single}]{2})|[${single}](.*)[${single}]),?$`,
  's',
);

/**
 * True if a value is wrapped in a pair of curly quotes, which a phone or Word has made of the straight quotes of YAML.
 * Allows two quotations, as in “Yes” and “No”, and an apostrophe inside.
 */
export function isWrapped(value: string): boolean {
  const [, inDouble, inSingle] = wrapped.exec(value.trim()) ?? [];
  if (inSingle !== undefined)
    return !RegExp(`(?<!\\p{L})[${single}]|[${single}](?!\\p{L})`, 'u').test(inSingle);
  return inDouble !== undefined;
}

export const describeWrapped = (value: string) =>
  `The curly quotes around ${value} would be shown. Delete them. If they belong to the text, put straight quotes around all of it: '${value.replaceAll("'", "''")}'.`;

/** Finds values that begin with a straight quote and end with a curly one, so that they never end: "Lead” */
export const findHalfCurly = (yaml: string) =>
  Array.from(yaml.matchAll(halfCurly), ({ index, groups }) => ({
    offset: index,
    message: `This text begins with a straight quote and ends with a curly one. Write ${groups?.['quote']} at its end too.`,
  }));

const halfCurly = RegExp(
  `^[ -]*(?:[^\\s:]+: +)?(?<quote>["'])(?:(?!\\k<quote>).)*(?!\\k<quote>)[${double}${single}][ \\t\\r]*$`,
  'gm',
);
