import { findOnLines, type ContentFile, type Problem } from './content-file.ts';

/** The words that may be in braces: facts of the firm, and values for sentences of a page. */
const inBraces =
  'name legalName domain email phone tel address abn person title organization type place count file date page size url n label max reference'.split(
    ' ',
  );

type Rule = [pattern: RegExp, tell: (found: string) => string];

/** Leftovers of a template or of a copy from elsewhere. */
const rules: Rule[] = [
  [
    /lorem ipsum|\b(?:TODO|FIXME|XXX|TBC|TBA|TBD)\b|\{\{|<%/i,
    (found) => `“${found}” is left over from a template. Write the real text.`,
  ],
  [
    new RegExp(`\\{(?!(?:${inBraces.join('|')})\\})\\w+\\}`),
    (found) => `“${found}” has no meaning here. Use one of ${inBraces.join(', ')}.`,
  ],
  [
    // Control characters, zero-width spaces and marks that change the direction of writing.
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/,
    (found) =>
      `This line has an invisible character (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}), perhaps copied from elsewhere. Type the words around it again.`,
  ],
];

/** Facts of the firm, by their word in braces. The legal name comes first, because it contains the name. */
const facts: [word: string, path: string[]][] = [
  ['legalName', ['legalName']],
  ['name', ['name']],
  ['email', ['contact', 'email']],
  ['phone', ['contact', 'phone', 'display']],
  ['tel', ['contact', 'phone', 'e164']],
  ['address', ['contact', 'address', 'street']],
  ['abn', ['contact', 'abn']],
];

/** Finds what should not be in a text, and facts of the firm that are written out: they would stay wrong when the firm moves or is renamed. */
export function checkTexts(files: ContentFile[], site?: ContentFile): Problem[] {
  // A fact that is missing there is told by the schema.
  const given = facts.filter(([, path]) => site?.valueAt(path) !== undefined);
  const words = new Map(given.map(([word, path]) => [String(site?.valueAt(path)), word]));
  const typedOut: Rule = [
    new RegExp([...words.keys()].map(RegExp.escape).join('|')),
    (fact) => `“${fact}” is set in content/site.yaml. Write {${words.get(fact)}} instead.`,
  ];
  return files.flatMap((file) => {
    const text = file.text
      .replace(/^\uFEFF/, '')
      // A joiner between emoji is right: it makes one emoji of several.
      .replaceAll(/(?<=\p{Emoji}\uFE0F?)\u200D(?=\p{Emoji})/gu, '');
    return [...rules, ...(file === site || given.length === 0 ? [] : [typedOut])].flatMap(
      ([pattern, tell]) => findOnLines({ ...file, text }, pattern, tell),
    );
  });
}
