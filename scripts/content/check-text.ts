import type { ContentFile } from './content-file.ts';
import { findOnLines, type Problem } from './problem.ts';

/** The words that may be in braces: facts of the firm, and values for sentences of a page. */
const inBraces =
  'name legalName domain email phone tel address abn person title organization type place count file date page size url n label max reference'.split(
    ' ',
  );
const unknownBraces = new RegExp(`\\{(?!(?:${inBraces.join('|')})\\})\\w+\\}`);

/** Finds leftovers of a template, a merge or a copy from elsewhere in a text. */
export const checkText = ({ path, text }: ContentFile): Problem[] => [
  ...findOnLines(path, text, /^(?:<{7}|>{7}|\|{7}|={7}$)/, () => conflict),
  ...findOnLines(
    path,
    text,
    /lorem ipsum|\b(?:TODO|FIXME|XXX|TBC|TBA|TBD)\b|\{\{|<%/i,
    (found) => `“${found}” is left over from a template. Write the real text.`,
  ),
  ...findOnLines(
    path,
    text,
    unknownBraces,
    (found) => `“${found}” has no meaning here. Use one of ${inBraces.join(', ')}.`,
  ),
  ...findOnLines(
    path,
    // A joiner between emoji is right: it makes one emoji of several.
    text.replace(/^\uFEFF/, '').replaceAll(/(?<=\p{Emoji}\uFE0F?)\u200D(?=\p{Emoji})/gu, ''),
    // Control characters, zero-width spaces and marks that change the direction of writing.
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/,
    (found) =>
      `This line has an invisible character (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}), perhaps copied from elsewhere. Type the words around it again.`,
  ),
];

/** True if a merge left both sides in a file. Then nothing else in it is checked. */
export const isConflicted = ({ text }: ContentFile) => /^<{7} /m.test(text);

const conflict =
  'This line is left over from an unfinished merge. Keep one of the two sides, and delete the lines of <, = and >.';
